import type { Payload, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

import { ConfirmIdentity } from '@/components/frame/session/ConfirmIdentity'
import { ShellHeader } from '@/components/frame/shell/ShellHeader'
import { ExplainLayer } from '@/components/list/explain/ExplainLayer'
import { PeekLayer } from '@/components/list/peek/PeekLayer'
import { noteLanguage } from '@/operations/preferences/noteLanguage'
import { readHeader } from '@/queries/preferences/readHeader'
import { currentLocale } from '@/routing/currentLocale'
import { currentVisitor } from '@/routing/currentVisitor'
import { mayOpenPage } from '@/routing/mayOpenPage'

type Props = { payload: Payload; user?: PayloadRequest['user']; crumbs?: ReactNode }

/** The header of every page with navigation. */
export const FrameHeader = async ({ payload, user, crumbs }: Props) => {
  const [visitor, locale] = await Promise.all([currentVisitor(), currentLocale()])
  const mayOpen = (href: string) => mayOpenPage(href, visitor)
  const { shown, language } = await readHeader({ payload, user, mayOpen })
  if (user) noteLanguage(payload, { userId: Number(user.id), locale, stored: language })
  return (
    <>
      <ShellHeader {...shown} crumbs={crumbs} />
      {user && <ConfirmIdentity />}
      {user && <PeekLayer />}
      {user && <ExplainLayer />}
    </>
  )
}
