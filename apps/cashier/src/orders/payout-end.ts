/** How a payout to a practice account ends; one that begins with FAIL fails. */
export function endOfPayout(account: string): 'paid' | 'failed' {
  return account.startsWith('FAIL') ? 'failed' : 'paid';
}
