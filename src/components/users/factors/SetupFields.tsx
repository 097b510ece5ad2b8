'use client'

import dynamic from 'next/dynamic'

import { ProofField } from '../../ui/inputs/ProofField'
import { useT } from '@/components/ui/useT'
import { inFours } from '@/domain/users/factors'
import './factors.css'

// The QR library is larger than the page.
const SetupCode = dynamic(() => import('./SetupCode').then((module) => module.SetupCode), {
  loading: () => <span className="factor-setup__code" />,
})

/** A secret awaiting its first code, and the content of the QR code. */
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
