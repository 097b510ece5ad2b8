import { cookies } from 'next/headers'
import type { ReactNode } from 'react'

import { CONTENT_ID } from '@/present/navigation/elementIds'
import { SessionKeeper } from '@/components/frame/session/SessionKeeper'
import { currentVisitor } from '@/routing/currentVisitor'
import { PAYLOAD_COOKIE } from '@/lib/sessionCookie'
import { endOfToken } from '@/access/session/sessionToken'

import { FrameHeader } from './FrameHeader'
import { Nav } from './Nav'

/**
 * Header and navigation around a custom screen. Forms get the same elements from Payload's
 * template.
 */
export const Framed = async ({ children }: { children: ReactNode }) => {
  const [{ payload, user }, jar] = await Promise.all([currentVisitor(), cookies()])
  const endsAt = endOfToken(jar.get(PAYLOAD_COOKIE)?.value)
  return (
    <>
      {endsAt !== null && <SessionKeeper endsAt={endsAt} />}
      <FrameHeader payload={payload} user={user} />
      <div className="template-default">
        <Nav payload={payload} user={user} />
        <div className="template-default__wrap" id={CONTENT_ID}>
          {children}
        </div>
      </div>
    </>
  )
}
