'use client'

import { SwitchRow } from '../ui/inputs/SwitchRow'
import { useT } from '@/components/ui/useT'

import type { RoleOption } from '@/present/settings/settingsValues'
import { LimitRows } from './LimitRows'
import type { SectionProps } from './sectionProps'

type Props = SectionProps & { roles: RoleOption[] | null }

/** Approval rules: four eyes, approval before sending, and limits by role. */
export const ApprovalSection = ({ values, set, errors, canWrite, roles }: Props) => {
  const t = useT()
  return (
    <>
      <SwitchRow
        checked={values.fourEyes}
        disabled={!canWrite}
        error={errors.fourEyes}
        hint={t('settings.hints.fourEyes')}
        label={t('settings.fields.fourEyes')}
        onChange={(fourEyes) => set('fourEyes', fourEyes)}
      />
      <SwitchRow
        checked={values.approveBeforeSending}
        disabled={!canWrite}
        error={errors.approveBeforeSending}
        hint={t('settings.hints.approveBeforeSending')}
        label={t('settings.fields.approveBeforeSending')}
        onChange={(isOn) => set('approveBeforeSending', isOn)}
      />
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
