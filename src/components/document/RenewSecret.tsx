'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Field } from '@/components/ui/inputs/Field'
import { NumberInput } from '@/components/ui/inputs/NumberInput'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { ShownOnce } from '@/components/ui/overlay/ShownOnce'
import { callApi } from '@/components/ui/requests/api'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useLocale, useT } from '@/components/ui/useT'
import { readDecimal } from '@/domain/shared/readDecimal'
import { OVERLAP_HOURS } from '@/domain/users/apiKey'

type Props = {
  /** Endpoint that creates the new secret. */
  address: string
  /** Its name in the response. */
  secretKey: 'key' | 'secret'
  words: 'apiClients' | 'webhooks'
  /** Name of the record. */
  name: string
  open: boolean
  onClose: () => void
}

/** Asks how long the current secret stays valid, creates a new one, and shows it once. */
export const RenewSecret = ({ address, secretKey, words, name, open, onClose }: Props) => {
  const t = useT()
  const locale = useLocale()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [hours, setHours] = useState(String(OVERLAP_HOURS.usual))
  const [wrong, setWrong] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const renew = async () => {
    const outcome = await callApi<Record<string, string>>(address, {
      // An invalid number is sent unchanged: the response names the field.
      body: { overlapHours: readDecimal(hours, locale) ?? hours },
    })
    setWrong(outcome.ok ? null : (outcome.fields.overlapHours ?? null))
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    setSecret(outcome.data[secretKey] ?? null)
    notifySuccess(t(`${words}.rotated`))
    router.refresh()
  }
  return (
    <>
      <ConfirmDialog
        confirmLabel={t(`${words}.rotate`)}
        description={t(`${words}.rotateText`)}
        open={open}
        title={t(`${words}.rotateTitle`, { name })}
        onClose={() => {
          setWrong(null)
          onClose()
        }}
        onConfirm={renew}
      >
        <Field
          error={wrong}
          hint={t('apiClients.overlapHint', OVERLAP_HOURS)}
          label={t(`${words}.overlapHours`)}
        >
          {(input) => (
            <NumberInput {...input} inputMode="numeric" value={hours} onChange={setHours} />
          )}
        </Field>
      </ConfirmDialog>
      <ShownOnce secret={secret} onClose={() => setSecret(null)} />
    </>
  )
}
