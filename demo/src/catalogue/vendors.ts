import type { LocalText } from '../model.ts';

/** A vendor without its categories, which follow from its titles. */
interface VendorRow {
  readonly vendor: string;
  readonly displayName: string;
  readonly isHot: boolean;
  readonly markColour: string;
}

const row = (
  vendor: string,
  displayName: string,
  markColour: string,
  isHot = false,
): VendorRow => ({
  vendor,
  displayName,
  markColour,
  isHot,
});

/** The invented vendors, in the order the lobby lists them. */
export const vendorRows: readonly VendorRow[] = [
  row('KH', 'Originals', '#c6f16b', true),
  row('JL', 'Jolpai', '#9be15d', true),
  row('PG', 'Pagla Games', '#ff9f5a', true),
  row('JDB', 'Jadu Box', '#ffd257', true),
  row('RTG', 'Rongtuli', '#ff7aa8', true),
  row('NK', 'Nouka Play', '#58e0c3', true),
  row('SM', 'Shomoy', '#5fd0ff'),
  row('EK', 'Ektara', '#f4c095'),
  row('DG', 'Dhol Gaming', '#ff6b5e'),
  row('ML', 'Mayur', '#4cc9a7', true),
  row('SH', 'Shapla Studio', '#ff9ad0'),
  row('JM', 'Jamdani', '#b48cff'),
  row('TN', 'Tentul', '#d9a066'),
  row('KD', 'Kodom', '#8fd46a'),
  row('HJ', 'Hijol', '#6fd0a0'),
  row('RD', 'Rongdhonu', '#7a9bff'),
  row('PK', 'Palki', '#ffb37a'),
  row('KI', 'Ghuri', '#7cc4ff', true),
  row('BL', 'Baagh Live', '#ffb02e', true),
  row('MH', 'Mohua Live', '#e08aff'),
  row('TS', 'Tara Sports', '#ffe066', true),
  row('SMT', 'Shobuj Math', '#6fe07a'),
  row('BJ', 'Bijli Esports', '#5fe8ff'),
  row('NS', 'Nishan Esports', '#ff7a5a'),
  row('JH', 'Jhuti', '#ff5d5d'),
  row('RA', 'Rongin Arena', '#ffc24a'),
  row('TK', 'Tikit', '#8fb4ff', true),
  row('LOTT', 'Jhotpot', '#7ff0c0'),
  row('DR', 'Drawghor', '#ffa0b8'),
];

/** The in-house vendor's name, by site; every other vendor has one name in all languages. */
export const houseNames: Readonly<Record<string, LocalText>> = {
  khela: { bn: 'খেলা অরিজিনালস', en: 'Khela Originals', hi: 'खेला ओरिजिनल्स' },
  nodi: { bn: 'নদী অরিজিনালস', en: 'Nodi Originals', hi: 'नदी ओरिजिनल्स' },
};

/** Vendors of the in-house titles. */
export const inHouseVendors: readonly string[] = ['KH'];
/** Vendors that form the esports category. */
export const esportsVendors: readonly string[] = ['BJ', 'NS'];
/** Vendors that form the cockfight category. */
export const cockfightVendors: readonly string[] = ['JH', 'RA'];
