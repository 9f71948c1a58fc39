import type { ReactNode } from 'react';
import { ApiNotice } from '../../kit/answer/ApiNotice.tsx';
import { Logo } from '../../kit/brand/Logo.tsx';
import './auth.css';

/** Props of {@link AuthFrame}. */
export interface AuthFrameProps {
  title: string;
  children: ReactNode;
}

/** The page of login and register: logo, title, one form. */
export function AuthFrame({ title, children }: AuthFrameProps) {
  return (
    <main className="auth">
      <div className="auth__card">
        <Logo />
        <h1 className="auth__title">{title}</h1>
        <ApiNotice />
        {children}
      </div>
    </main>
  );
}
