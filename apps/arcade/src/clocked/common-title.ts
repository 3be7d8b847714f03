/** Where a round is common to everybody: a title of an operator, whatever its site and currency. */
export interface CommonTitle {
  keyId: string;
  gameCode: string;
}

/** The name under which a title has its chains. */
export const chainOf = ({ keyId, gameCode }: CommonTitle): string => `${keyId}/${gameCode}`;
