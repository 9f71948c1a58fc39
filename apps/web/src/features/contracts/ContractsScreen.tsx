import { OrderBoard } from './board/OrderBoard.tsx';
import { useBoardView } from './board/useBoardView.ts';
import { ContractList } from './ContractList.tsx';
import './contract.css';

/** /contract: the orders as a list, or the board of today. */
export function ContractsScreen() {
  const view = useBoardView();
  return view.isBoard ? <OrderBoard view={view} /> : <ContractList view={view} />;
}

export { askFirst } from './ContractList.tsx';
