import { encode } from 'uqr';
import styles from './two-step.module.css';

/** Modules of white around the code. */
const MARGIN = 3;

/**
 * A QR code (ISO/IEC 18004, level L) of a text, drawn on the device, so that no address anywhere holds the secret in it. Dark
 * on white in every theme, since cameras expect that.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 0 });
  const path = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  const side = size + 2 * MARGIN;
  const box = `${-MARGIN} ${-MARGIN} ${side} ${side}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><rect x="${-MARGIN}" y="${-MARGIN}" width="100%" height="100%" fill="white"/><path d="${path}"/></svg>`;
  return (
    <img
      className={styles.qr}
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt={label}
      width={212}
      height={212}
    />
  );
}
