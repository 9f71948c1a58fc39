import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../kit/places/paths.ts';
import { StaffForm } from './StaffForm.tsx';
import { StaffScreen } from './StaffScreen.tsx';

/** /manager/staff/create: the list of staff with the form of somebody new before it. */
export function StaffCreateScreen() {
  const navigate = useNavigate();
  return (
    <>
      <StaffScreen />
      <StaffForm onClose={() => void navigate(PATHS.staff)} onStale={() => undefined} />
    </>
  );
}
