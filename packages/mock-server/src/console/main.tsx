import '@so-the/ui/theme.css';
import { ToastViewport } from '@so-the/ui';
import { createRoot } from 'react-dom/client';
import { ControlConsole } from './ControlConsole.tsx';
import { followAppearance } from './followAppearance.ts';
import './console.css';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no element with the id "root" to draw the page into.');
followAppearance();
createRoot(root).render(
  <>
    <ControlConsole />
    <ToastViewport />
  </>,
);
