import type { ReactNode } from 'react'

import { getAccessResults } from '@/lib/payloadRequests'
import { ownProfile } from '@/queries/users/signedInUser'
import { currentVisitor, requestOfVisitor } from '@/routing/currentVisitor'
import { guardRequestedPage } from '@/routing/guardPage'

import { FormProviders } from './FormProviders'

/** Adds the providers of Payload's forms below ours, so that no other page loads them. */
const Layout = async ({ children }: { children: ReactNode }) => {
  await guardRequestedPage()
  const [{ user }, req] = await Promise.all([currentVisitor(), requestOfVisitor()])
  const [permissions, seen] = await Promise.all([
    user ? getAccessResults({ req }) : null,
    user ? ownProfile(req, user) : null,
  ])
  return (
    <FormProviders permissions={permissions} req={req} seen={seen}>
      {children}
    </FormProviders>
  )
}

export default Layout
