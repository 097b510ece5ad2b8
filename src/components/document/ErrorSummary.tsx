'use client'

import { useDocumentInfo, useFormProcessing } from '@payloadcms/ui'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

import { Button } from '../ui/controls/Button'
import { useT } from '@/components/ui/useT'

import { fieldIdOf } from './fieldIdOf'
import { showField } from './showField'
import { useSave } from './save/SaveContext'
import type { Outcome } from './save/sendDocument'
import { useIsMended, useProblems } from './useProblems'
import { useTiedErrors } from './useTiedErrors'

/** The error summary on top of the form, with a link to each invalid field. */
export const ErrorSummary = ({ outcome }: { outcome: Outcome | null }) => {
  const t = useT()
  const { docConfig } = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const { save, isBusy } = useSave()
  const problems = useProblems(outcome)
  const box = useRef<HTMLDivElement>(null)
  useTiedErrors(box)

  const isOffline = outcome?.kind === 'offline'
  const isMended = useIsMended(outcome)
  const sentence = outcome?.kind === 'refused' && !isMended ? outcome.message : null
  const isShown = problems.length > 0 || isOffline || sentence !== null

  // Focused after each failed save.
  const tries = useRef(0)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (isBusy || isProcessing) {
      wasBusy.current = true
      return
    }
    if (!wasBusy.current) return
    wasBusy.current = false
    tries.current += 1
    if (isShown) box.current?.focus()
  }, [isBusy, isProcessing, isShown])

  const root = () => box.current?.closest<HTMLElement>('.doc')
  return (
    <div ref={box} className="doc-errors" role="alert" tabIndex={-1} hidden={!isShown}>
      {isShown && (
        <>
          <IconAlertCircle aria-hidden="true" size={20} />
          <div>
            <p className="doc-errors__title">
              {problems.length > 0
                ? t('document.errorCount', { n: problems.length })
                : isOffline
                  ? t('document.notSavedOffline')
                  : sentence}
            </p>
            {problems.length > 0 && (
              <ul>
                {problems.map(({ path, name, message }) => (
                  <li key={path}>
                    <a
                      href={`#${fieldIdOf(path)}`}
                      onClick={(event) => {
                        event.preventDefault()
                        const page = root()
                        if (page && docConfig)
                          showField({ root: page, fields: docConfig.fields, path })
                      }}
                    >
                      {name}
                    </a>
                    {message ? `: ${message}` : null}
                  </li>
                ))}
              </ul>
            )}
            {isOffline && (
              <Button size="small" tone="secondary" busy={isBusy} onClick={() => save()}>
                {t('actions.tryAgain')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
