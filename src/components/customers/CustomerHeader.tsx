import { ButtonLink } from '../ui/controls/Button'
import { Card } from '../ui/layout/Card'
import { sortWorkingDays } from '@/domain/customers/workingDays'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'

import { ContactCard } from './ContactCard'
import { ContactLink } from '../ui/controls/ContactLink'
import type { CustomerFacts } from '@/present/customers/customerSheet'
import { FormattedText } from '../ui/layout/FormattedText'
import { FactList } from '../ui/layout/FactList'
import './customerHeader.css'

type Props = { facts: CustomerFacts; locale: Locale; t: Translator }

type NamedPhone = { name: string | null; phone: string | null }

const personFact = ({ name, phone }: NamedPhone) =>
  (name || phone) && (
    <>
      {name && <bdi>{name}</bdi>}
      {phone && <ContactLink kind="phone" value={phone} />}
    </>
  )

/** Facts of a company, next to its main contact. */
export const CustomerHeader = ({ facts: known, locale, t }: Props) => {
  const { contact, description, emails, boss, accountant, workingDays, owner, newEmployeeHref } =
    known
  const days = sortWorkingDays(workingDays).map((day) => t(`companies.workingDays.${day}`))
  const facts = [
    {
      label: t('companies.fields.email'),
      value:
        emails.length > 0 &&
        emails.map((email) => <ContactLink key={email} kind="email" value={email} />),
    },
    { label: t('companies.sections.boss'), value: personFact(boss) },
    { label: t('companies.sections.accountant'), value: personFact(accountant) },
    { label: t('companies.fields.owner'), value: owner && <bdi>{owner}</bdi> },
    {
      label: t('companies.fields.workingDays'),
      value: new Intl.ListFormat(locale).format(days),
    },
    {
      label: t('companies.fields.description'),
      value: description && <FormattedText html={description} />,
    },
  ]
  return (
    <Card className="customer-header">
      <div className="customer-header__facts">
        <FactList facts={facts} />
      </div>
      <div className="customer-header__contact">
        {contact ? (
          <ContactCard
            contact={{ ...contact, isDefaultContact: false, isContact: false }}
            heading={t('employees.fields.isDefaultContact')}
            href={contact.href}
            t={t}
          />
        ) : (
          <>
            <p className="text-soft">{t('companies.noContact')}</p>
            {newEmployeeHref && (
              <ButtonLink href={newEmployeeHref} size="small" tone="soft">
                {t('employees.new')}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </Card>
  )
}
