'use client'

import {
  IconBuilding,
  IconCalendarRepeat,
  IconCoins,
  IconFileDescription,
  IconMail,
  IconShieldCheck,
  IconUserShield,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'

import { Alert } from '../ui/layout/Alert'
import { Card } from '../ui/layout/Card'
import { SaveBar } from '../ui/inputs/SaveBar'
import { Tabs } from '../ui/controls/Tabs'
import { tabIcon } from '../ui/controls/tabIcon'
import { callApi } from '../ui/requests/api'
import { useDraft } from '@/components/ui/useDraft'
import { useNotify } from '../ui/requests/useNotify'
import { useLocale, useT } from '@/components/ui/useT'
import { useShownProblem } from '../ui/inputs/useShownProblem'
import { useUrlTab } from '../ui/controls/useUrlTab'

import { ApprovalSection } from './ApprovalSection'
import { CompanySection } from './CompanySection'
import type { RoleOption } from '@/present/settings/settingsValues'
import { MailSection } from './MailSection'
import { FollowUpSection, GeneralSection, LanguageTexts, MoneySection } from './PlainSections'
import type { SectionProps } from './sectionProps'
import { changedSettings } from './settingsBody'
import {
  SETTINGS_TABS,
  tabOf,
  type SettingsTab,
  type SettingsValues,
} from '@/present/settings/settingsValues'

const ICONS: Record<SettingsTab, Icon> = {
  general: IconWorld,
  company: IconBuilding,
  terms: IconFileDescription,
  privacyNotice: IconUserShield,
  money: IconCoins,
  approval: IconShieldCheck,
  followUps: IconCalendarRepeat,
  mails: IconMail,
}

type Props = { stored: SettingsValues; roles: RoleOption[] | null; canWrite: boolean }

/** The settings of the company in tabs and one save; an invalid field opens its tab. */
export const SettingsForm = ({ stored, roles, canWrite }: Props) => {
  const t = useT()
  const locale = useLocale()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const draft = useDraft(stored)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const { active, open } = useUrlTab(
    SETTINGS_TABS.map((value) => ({ value })),
    'tab',
  )
  const form = useRef<HTMLFormElement>(null)
  useShownProblem({ form, errors, tab: active })
  const marked = new Set(Object.keys(errors).map(tabOf))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !draft.isDirty) return
    setBusy(true)
    setErrors({})
    setFailure(null)
    const body = changedSettings(draft.base, draft.values, locale)
    const outcome = await callApi('/api/globals/settings', { body })
    setBusy(false)
    if (outcome.ok) {
      draft.accept(draft.values)
      notifySuccess(t('settings.saved'))
      return router.refresh()
    }
    setErrors(outcome.fields)
    setFailure(outcome.message ?? t('common.connectionFailed'))
    const [first] = Object.keys(outcome.fields)
    if (first) open(tabOf(first))
  }

  const section: SectionProps = { values: draft.values, set: draft.set, errors, canWrite }
  const contents: Record<SettingsTab, ReactNode> = {
    general: <GeneralSection {...section} />,
    company: <CompanySection {...section} />,
    terms: <LanguageTexts name="tenderTerms" section={section} />,
    privacyNotice: <LanguageTexts name="privacyNotice" section={section} />,
    money: <MoneySection {...section} />,
    approval: <ApprovalSection {...section} roles={roles} />,
    followUps: <FollowUpSection {...section} />,
    mails: <MailSection {...section} />,
  }

  return (
    <form ref={form} noValidate className="settings-form" onSubmit={submit}>
      {!canWrite && <Alert>{t('settings.readOnly')}</Alert>}
      <Tabs
        keepMounted
        items={SETTINGS_TABS.map((value) => ({
          value,
          label: t(`settings.tabs.${value}`),
          icon: tabIcon(ICONS[value]),
          badge: marked.has(value) && (
            <span className="ui-tabs__mark">
              <span className="visually-hidden">{t('settings.tabHasErrors')}</span>
            </span>
          ),
          content: <Card>{contents[value]}</Card>,
        }))}
        label={t('nav.settings')}
        value={active}
        onChange={open}
      />
      {failure && <Alert tone="error">{failure}</Alert>}
      {canWrite && (
        <div className="settings-form__bar">
          <SaveBar
            busy={isBusy}
            isDirty={draft.isDirty}
            onCancel={() => {
              draft.reset()
              setErrors({})
              setFailure(null)
            }}
          />
        </div>
      )}
    </form>
  )
}
