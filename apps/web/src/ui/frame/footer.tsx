import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import type { LinkProps } from '../link.tsx';
import styles from './frame.module.css';

export type FooterProps = {
  /** Above the links, such as a line on the play mode. */
  top?: ReactNode;
  links: readonly { href: string; label: string; onPress?: LinkProps['onClick'] }[];
  /** The mark and its sentence: 18+ and the notice on responsible play. */
  age: { mark: string; text: string };
  /** The last line: copyright. */
  children?: ReactNode;
};

/** The footer of the home page. */
export function Footer({ top, links, age, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      {top !== undefined && <div className={styles.footerTop}>{top}</div>}
      <div className={styles.footerLinks}>
        {links.map((link) => (
          <Link key={link.label} href={link.href} onClick={link.onPress}>
            {link.label}
          </Link>
        ))}
      </div>
      <div className={styles.footerAge}>
        <span className={styles.age}>{age.mark}</span>
        <p>{age.text}</p>
      </div>
      {children !== undefined && <div className={styles.footerEnd}>{children}</div>}
    </footer>
  );
}
