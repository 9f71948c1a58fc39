import type { ReactNode } from 'react';
import './PrintLayout.css';

/** Props of {@link PrintLayout}. */
export interface PrintLayoutProps {
  /** A4 and A5 sheets, or the 80 mm roll of a receipt printer. Default `A4`. */
  paper?: 'A4' | 'A5' | '80mm';
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
  /** The document. */
  children: ReactNode;
}

/** A document on paper: on the screen as a sheet, in print alone on its page in the right size. */
export function PrintLayout({ paper = 'A4', title, subtitle, shop, aside, signatures, children }: PrintLayoutProps) {
  return (
    <article
      className={`st-print st-print--${paper === '80mm' ? 'roll' : paper.toLowerCase()}`}
      aria-label={title}
      data-theme="light"
    >
      <header className="st-print__head">
        <div>
          <strong>{shop.name}</strong>
          {shop.lines?.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        {aside}
      </header>
      <h2 className="st-print__title">{title}</h2>
      {subtitle ? <p className="st-print__subtitle">{subtitle}</p> : null}
      <div className="st-print__body">{children}</div>
      {signatures && signatures.length > 0 ? (
        <div className="st-print__signatures">
          {signatures.map((role) => (
            <div key={role}>
              <strong>{role}</strong>
              <span>(Ký, ghi rõ họ tên)</span>
            </div>
          ))}
        </div>
      ) : null}
    </article>
  );
}
