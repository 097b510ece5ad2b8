'use client'

import dynamic from 'next/dynamic'

import { ProofField } from '../../ui/inputs/ProofField'
import { useT } from '@/components/ui/useT'
import { inFours } from '@/domain/users/factors'
import './factors.css'

// Drawing codes weighs more than the page.
const SetupCode = dynamic(() => import('./SetupCode').then((module) => module.SetupCode), {
  loading: () => <span className="factor-setup__code" />,
})

/** A secret that waits for its first code, and what the QR code says. */
export type Setup = { secret: string; address: string }

/** The secret for an authenticator, and the field for its first code. */
export const SetupFields = ({ setup, error }: { setup: Setup | null; error?: string }) => {
  const t = useT()
  return (
    <>
      {setup && (
        <>
          <SetupCode address={setup.address} />
          <p className="factor-setup__secret">
            <span className="text-soft">{t('factors.secretText')}</span>
            <code dir="ltr">{inFours(setup.secret, ' ')}</code>
          </p>
        </>
      )}
      <ProofField error={error} kind="code" />
    </>
  )
}
