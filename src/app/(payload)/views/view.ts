import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

import type { ScreenName } from '@/catalog/names'
import type { Decoded } from '@/catalog/codec'

/** Data of one of our screens. The guard has already checked its page. */
export type View = {
  /** The visitor's, in the language of the page. */
  req: PayloadRequest
  page: Decoded
  query: Readonly<Record<string, string | string[] | undefined>>
}

/** The screens of an entry, each of its names and no other. */
export type Screens<Name extends ScreenName> = Readonly<
  Record<Name, (view: View) => Promise<ReactNode>>
>
