/**
 * The number printed on a tender.
 *
 * @param year of the tender's date
 * @param counter next number of that year, from 1; may exceed five digits
 * @param revision 1 for the original; from 2 on it is shown as `-R2`
 * @returns `TKF-2026-00042`, `TKF-2026-00042-R2`
 */
export const tenderNumber = ({
  year,
  counter,
  revision = 1,
}: {
  year: number
  counter: number
  revision?: number
}): string => {
  const number = `TKF-${year}-${String(counter).padStart(5, '0')}`
  return withRevision({ number, revision })
}

/** The same number with another revision: `-R2` is replaced, never appended twice. */
export const withRevision = ({
  number,
  revision,
}: {
  number: string
  revision: number
}): string => {
  const original = number.replace(/-R\d+$/, '')
  return revision > 1 ? `${original}-R${revision}` : original
}
