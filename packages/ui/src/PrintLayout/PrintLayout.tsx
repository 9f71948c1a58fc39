import type { ReactNode } from 'react';
import { useControlRef } from '../Field/controlRef.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { useRollPage } from './useRollPage.ts';
import './PrintLayout.css';

/** Props of {@link PrintLayout}. */
export interface PrintLayoutProps extends PartProps {
  /** Sheets, the wide one for tables of many columns, or the 80 mm roll of a receipt printer. Default `A4`. */
  paper?: 'A4' | 'A4-landscape' | 'A5' | '80mm';
  /** "Phiếu thu". */
  title: string;
  /** Number and day below the title: "Số PT000123 · 22/11/2026". */
  subtitle?: string;
  /** Who prints: name, and lines of address and phone below it. */
  shop: { name: string; lines?: readonly string[] };
  /** At the right of the shop, for example a VietQR code. */
  aside?: ReactNode;
  /** Who signs, from the left: "Người lập phiếu", "Thủ quỹ". Default: nobody. */
  signatures?: readonly string[];
  /** Which of several copies it is, and who keeps it: "Liên 1: Lưu". Each begins a sheet. Default: the only one. */
  copy?: string;
  /** The document. */
  children: ReactNode;
}

/**
 * A document on paper: on the screen as a sheet, in print alone on its pages in the right size. Sheets are numbered "Trang
 * 1/3" unless there are copies; a roll is as long as what stands on it.
 */
export function PrintLayout({ paper = 'A4', title, subtitle, shop, aside, copy, ...rest }: PrintLayoutProps) {
  const { signatures = [], children } = rest;
  const sheet = useControlRef<HTMLElement>(rest);
  useRollPage(sheet, paper === '80mm');
  return (
    <article
      {...handedOn(rest)}
      ref={sheet}
      className={`st-print st-print--${paper === '80mm' ? 'roll' : paper.toLowerCase()}`}
      aria-label={title}
      data-copy={copy}
      data-theme="light"
    >
      <header className="st-print__head">
        <div>
          <strong>{shop.name}</strong>
          {shop.lines?.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        {copy === undefined ? null : <em>{copy}</em>}
        {aside}
      </header>
      <h2 className="st-print__title">{title}</h2>
      {subtitle ? <p className="st-print__subtitle">{subtitle}</p> : null}
      <div className="st-print__body">{children}</div>
      {signatures.length > 0 ? <Signatures roles={signatures} /> : null}
    </article>
  );
}

function Signatures({ roles }: { roles: readonly string[] }) {
  return (
    <div className="st-print__signatures">
      {roles.map((role) => (
        <div key={role}>
          <strong>{role}</strong>
          <span>(Ký, ghi rõ họ tên)</span>
        </div>
      ))}
    </div>
  );
}
