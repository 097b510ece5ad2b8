import type { Payload, PayloadRequest } from 'payload'

import { ShellHeader } from '@/components/frame/shell/ShellHeader'
import { readShortcuts, SHORTCUTS_PREFERENCE } from '@/components/frame/shortcuts/storedShortcut'
import { storedPreference } from '@/lib/storedPreference'
import { currentVisitor } from '@/routing/currentVisitor'
import { mayOpenPage } from '@/routing/mayOpenPage'

type Props = { payload: Payload; user?: PayloadRequest['user'] }

/** The header of every page with a frame, with the reader's shortcuts they may open. */
export const FrameHeader = async ({ payload, user }: Props) => {
  const [visitor, stored] = await Promise.all([
    currentVisitor(),
    storedPreference({ payload, user, key: SHORTCUTS_PREFERENCE }),
  ])
  const shortcuts = readShortcuts({ stored, mayOpen: (href) => mayOpenPage(href, visitor) })
  return <ShellHeader payload={payload} shortcuts={shortcuts} user={user} />
}
