'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { callApi, readApi } from '../../ui/requests/api'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'
import type { FactorPolicy } from '@/domain/users/factors'

const ATTEMPTS = 9

/** Copies a role with its rights and rules under a new name, and opens the copy. */
export const useDuplicateRole = () => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess, notifyFailure } = useNotify()
  const [isBusy, setBusy] = useState(false)

  const copy = async (role: { id: number; name: string }) => {
    const { permissions, factor } = await readApi<{ permissions: unknown; factor?: FactorPolicy }>(
      `/api/roles/${role.id}?depth=0`,
    )
    for (let n = 1; n <= ATTEMPTS; n += 1) {
      const name =
        n === 1
          ? t('roles.copyName', { name: role.name })
          : t('roles.copyNameAgain', { name: role.name, n })
      const outcome = await callApi<{ doc: { id: number } }>('/api/roles', {
        body: { name, permissions, factor },
      })
      if (outcome.ok) {
        notifySuccess(t('roles.duplicated', { name }))
        return router.push(paths.roleEdit(outcome.data.doc.id))
      }
      if (!outcome.fields.name || n === ATTEMPTS)
        return notifyFailure(outcome.message ?? t('common.connectionFailed'))
    }
  }

  const run = async (role: { id: number; name: string }) => {
    if (isBusy) return
    setBusy(true)
    try {
      await copy(role)
    } catch {
      notifyFailure(t('common.connectionFailed'))
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
