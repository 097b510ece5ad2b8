'use client'

import { useId } from 'react'

import { useT } from '@/components/ui/useT'

import { LimitRows, type RoleOption } from './LimitRows'
import type { SectionProps } from './sectionProps'

type Props = SectionProps & { roles: RoleOption[] | null }

/** Who may approve what: another pair of eyes, and how much by role. */
export const ApprovalSection = ({ values, set, errors, canWrite, roles }: Props) => {
  const t = useT()
  const hint = useId()
  return (
    <>
      <label className="switch-row">
        <span>
          <strong>{t('settings.fields.fourEyes')}</strong>
          <span className="text-soft" id={hint}>
            {t('settings.hints.fourEyes')}
          </span>
        </span>
        <input
          aria-describedby={hint}
          aria-label={t('settings.fields.fourEyes')}
          checked={values.fourEyes}
          className="ui-switch"
          disabled={!canWrite}
          role="switch"
          type="checkbox"
          onChange={(event) => set('fourEyes', event.currentTarget.checked)}
        />
      </label>
      <section className="settings-form__part">
        <h3>{t('settings.fields.approvalLimits')}</h3>
        <p className="text-soft">{t('settings.approvalLimits.text')}</p>
        <LimitRows
          canWrite={canWrite}
          errors={errors}
          roles={roles}
          value={values.approvalLimits}
          onChange={(rows) => set('approvalLimits', rows)}
        />
      </section>
    </>
  )
}
