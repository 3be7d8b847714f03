import { ChoiceError, nameOf, numbersIn, paid, type Rule } from './rule.ts';

/** Ten fields of low risk, which a larger wheel repeats. */
const LOW = numbersIn('150 120 120 120 0 120 120 120 120 0');
/** The wheels of medium risk, in hundredths of the stake. */
const MEDIUM: Readonly<Record<number, string>> = {
  10: '0 190 0 150 0 200 0 150 0 300',
  20: '150 0 200 0 200 0 200 0 150 0 300 0 180 0 200 0 200 0 200 0',
  30: '150 0 150 0 200 0 150 0 200 0 200 0 150 0 300 0 150 0 200 0 200 0 170 0 400 0 150 0 200 0',
  40: `200 0 300 0 200 0 150 0 300 0 150 0 150 0 200 0 150 0 300 0 150 0 200 0 200 0 160 0 200 0 150 0
       300 0 150 0 200 0 150 0`,
  50: `200 0 150 0 200 0 150 0 300 0 150 0 150 0 200 0 150 0 300 0 150 0 200 0 150 0 200 0 200 0 150 0
       300 0 150 0 200 0 150 0 150 0 500 0 150 0 200 0 150 0`,
};

/** The wheel of fields: floor(fraction × fields), counted from 0; what each field pays by the published wheels. */
export const wheel: Rule = {
  sample: { fields: 10, risk: 'low' },
  play({ choice, stakeMinor }, drawing) {
    const risk = nameOf(choice['risk'], ['low', 'medium', 'high']);
    const fields = Number(choice['fields']);
    const medium = MEDIUM[fields];
    if (medium === undefined) throw new ChoiceError();
    const field = drawing.below(fields);
    const high = field === fields - 1 ? 99 * fields : 0;
    const calm = risk === 'low' ? LOW[field % 10] : numbersIn(medium)[field];
    const pays = risk === 'high' ? high : (calm ?? 0);
    return { outcome: { field, pays }, payoutMinor: paid(stakeMinor, pays) };
  },
};
