import type { Payload, PayloadRequest } from 'payload'

import { Customiser } from '@/components/frame/customiser/Customiser'
import { Keyboard } from '@/components/frame/keyboard/Keyboard'
import { Palette } from '@/components/frame/palette/Palette'

import type { StoredShortcut } from '@/components/frame/shortcuts/storedShortcut'

import { FrameCrumbs } from './FrameCrumbs'
import { HorizontalRow } from './horizontal/HorizontalRow'
import { MainLandmark } from './MainLandmark'
import { Navbar } from './Navbar'
import { personOf } from './personOf'
import { siteTitleOf } from './siteTitleOf'
import { SkipLink } from './SkipLink'

type Props = {
  payload: Payload
  user?: PayloadRequest['user']
  /** The person's shortcuts; null without a right to any page. */
  shortcuts: StoredShortcut[] | null
}

/**
 * The header of every page with a frame (`admin.components.header`): skip link, navbar, breadcrumb.
 */
export const ShellHeader = async ({ payload, user, shortcuts }: Props) => {
  const [siteTitle, person] = await Promise.all([siteTitleOf(payload), personOf({ payload, user })])
  return (
    <>
      <SkipLink />
      <MainLandmark />
      <Navbar person={person} shortcuts={shortcuts} siteTitle={siteTitle} />
      <HorizontalRow payload={payload} user={user} />
      <FrameCrumbs />
      <Customiser />
      <Keyboard payload={payload} user={user} />
      <Palette payload={payload} user={user} />
    </>
  )
}
