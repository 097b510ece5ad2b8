'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { callApi } from '../ui/requests/api'
import { ROOT_COMMANDS } from '@/catalog/commands/entries'
import { useNotify } from '../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'

/** A requested job starts at once, and mostly ends within this time. */
const LOOK_AGAIN_MS = [1_500, 5_000]

type Commands = (typeof ROOT_COMMANDS)['jobs']
export type JobCommand = keyof Commands
/** Request body of a command. */
export type JobBody<Command extends JobCommand> = Readonly<
  Record<keyof Commands[Command]['body'], string>
>

/**
 * Sends a command of the jobs page, shows the outcome, and reloads the page.
 * @returns `send` resolves to the reason of a refusal; `busy` is the key of the running command
 */
export const useJobCommand = () => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess, notifyFailure } = useNotify()
  const [busy, setBusy] = useState<string | null>(null)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])

  const lookAgain = () => {
    router.refresh()
    timers.current = LOOK_AGAIN_MS.map((ms) => setTimeout(() => router.refresh(), ms))
  }

  const send = async <Command extends JobCommand>(
    command: Command,
    body: JobBody<Command>,
    done: string,
  ): Promise<string | void> => {
    const { path } = ROOT_COMMANDS.jobs[command]
    const outcome = await callApi(`/api/jobs${path}`, { method: 'POST', body })
    // Done by another user meanwhile: the page shows what is left.
    if (!outcome.ok && outcome.status !== 404)
      return outcome.message ?? t('common.connectionFailed')
    if (outcome.ok) notifySuccess(done)
    lookAgain()
  }

  const give = async <Command extends JobCommand>(
    key: string,
    command: Command,
    body: JobBody<Command>,
    done: string,
  ) => {
    setBusy(key)
    try {
      const refusal = await send(command, body, done)
      if (refusal) notifyFailure(refusal)
    } finally {
      setBusy(null)
    }
  }
  return { busy, give, send }
}
