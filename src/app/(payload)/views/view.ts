import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

import type { ScreenName } from '@/catalog/names'
import type { Decoded } from '@/catalog/codec'

/** Data of one of our screens. The permission check of its page has been made. */
export type View = {
  /** The request of the visitor, in the language of the page. */
  req: PayloadRequest
  page: Decoded
  query: Readonly<Record<string, string | string[] | undefined>>
}

/** The screens of an entry: exactly one for each name. */
export type Screens<Name extends ScreenName> = Readonly<
  Record<Name, (view: View) => Promise<ReactNode>>
>
