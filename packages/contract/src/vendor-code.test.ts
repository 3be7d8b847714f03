import { expect, test } from 'vitest';
import { vendorCodesOf, vendorCodesToWire, vendorFromWire, vendorToWire } from './vendor-code.ts';

test('ENTITY-19 a vendor is called vassalage on the wire, and vendor inside', () => {
  const wire = { vassalage: 'JL', nodeId: 7 };
  expect(vendorFromWire(wire)).toEqual({ vendor: 'JL', nodeId: 7 });
  expect(vendorToWire({ vendor: 'JL', nodeId: 7 })).toEqual(wire);
});

test('ENTITY-23 a list of vendors is one text of codes with commas between them', () => {
  expect(vendorCodesOf('JL,PG')).toEqual(['JL', 'PG']);
  expect(vendorCodesOf(' JL, ,PG,')).toEqual(['JL', 'PG']);
  expect(vendorCodesOf('')).toEqual([]);
  expect(vendorCodesToWire(['JL', 'PG'])).toBe('JL,PG');
  expect(vendorCodesToWire([])).toBe('');
});
