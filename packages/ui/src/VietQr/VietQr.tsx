import { useMemo } from 'react';
import { encode } from 'uqr';
import { formatMoney } from '../format/money.ts';
import { asciiContent, vietQrText, type VietQrPayment } from '../format/vietQr.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './VietQr.css';

/** Props of {@link VietQr}. */
export interface VietQrProps extends PartProps {
  payment: VietQrPayment;
  /** "Vietcombank". */
  bank: string;
  /** Name of the account: "CÔNG TY ABC". */
  holder: string;
  /** Width of the code in px; on paper at least 25 mm. Default 192. */
  size?: number;
}

const IMAGE = { role: 'img' } as const;

/** A VietQR code with the same facts in words, so that money can be sent without scanning too. */
export function VietQr({ payment, bank, holder, size = 192, ...rest }: VietQrProps) {
  const { path, modules } = useMemo(() => drawing(payment), [payment]);
  const content = asciiContent(payment.content ?? '');
  return (
    <figure {...handedOn(rest)} className="st-qr">
      <svg
        viewBox={`0 0 ${modules} ${modules}`}
        width={size}
        height={size}
        aria-label={`Mã VietQR tới ${bank}`}
        {...IMAGE}
      >
        <rect width={modules} height={modules} />
        <path d={path} />
      </svg>
      <figcaption>
        <strong>{holder}</strong>
        <span>{`${bank} · ${payment.account}`}</span>
        {payment.amount === undefined ? null : <span>{formatMoney(payment.amount)}</span>}
        {content ? <span>{content}</span> : null}
      </figcaption>
    </figure>
  );
}

/** The dark modules as one path: a square each, with the quiet edge that scanners need. */
function drawing(payment: VietQrPayment): { path: string; modules: number } {
  const { data, size } = encode(vietQrText(payment), { ecc: 'M', border: 4 });
  const squares = data.flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(''), modules: size };
}
