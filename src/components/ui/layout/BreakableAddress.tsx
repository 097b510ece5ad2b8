import { Fragment } from 'react'

/** Before each `@` and each dot, where people break an address in two. */
const PARTS = /(?=[@.])/

/**
 * An e-mail address that breaks before `@` and dots where it is too long for its line; wherever else
 * only if one part alone is too long.
 */
export const BreakableAddress = ({ address }: { address: string }) =>
  address.split(PARTS).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
