'use client'

import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'

import { MIN_PASSWORD_LENGTH, type PasswordRule, type passwordRules } from '@/domain/users/password'

import { useT } from '../useT'

const TEXTS = {
  length: 'account.ruleLength',
  notContext: 'account.ruleNotContext',
  same: 'account.ruleSame',
} as const satisfies Record<PasswordRule, string>

type Props = { rules: ReturnType<typeof passwordRules> }

/** The rules of a new password, each marked as soon as it is met. */
export const PasswordRules = ({ rules }: Props) => {
  const t = useT()
  return (
    <ul aria-label={t('account.passwordRules')} className="password-rules">
      {rules.map(({ rule, isMet }) => {
        const Icon = isMet ? IconCircleCheckFilled : IconCircle
        return (
          <li key={rule} data-met={isMet}>
            <Icon aria-hidden="true" size={18} />
            <span>{t(TEXTS[rule], { min: MIN_PASSWORD_LENGTH })}</span>
            <span className="visually-hidden">
              {t(isMet ? 'account.ruleMet' : 'account.ruleUnmet')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
