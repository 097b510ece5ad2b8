import { headers } from 'next/headers'
import type { ListViewServerProps } from 'payload'
import { DrawerOrPage } from './DrawerOrPage'
import { ListPage } from './ListPage'
import './list.css'

/** Drawers ask for their list by a server action, pages never do. */
const isActionRequest = async (): Promise<boolean> => (await headers()).has('next-action')

/** Every list of the product (design decision 1a): Payload asks the database, this draws. */
export const ListScreen = async (props: ListViewServerProps) => {
  const page = <ListPage {...props} />
  // Payload's own list is heavy: it travels to the browser only where it may be needed.
  if (!(await isActionRequest())) return page
  return <DrawerOrPage {...clientPropsOf(props)} page={page} />
}

const SERVER_ONLY = [
  'collectionConfig',
  'data',
  'i18n',
  'limit',
  'listSearchableFields',
  'locale',
  'params',
  'payload',
  'permissions',
  'searchParams',
  'user',
] as const

const clientPropsOf = (props: ListViewServerProps) => {
  const rest: Partial<ListViewServerProps> = { ...props }
  for (const name of SERVER_ONLY) delete rest[name]
  return rest as Omit<ListViewServerProps, (typeof SERVER_ONLY)[number]>
}
