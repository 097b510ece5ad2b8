import Link from 'next/link'

import { Avatar } from '../ui/layout/Avatar'
import { Chip } from '../ui/layout/Chip'
import type { Translator } from '@/i18n/messages'

import { ContactLink } from '../ui/controls/ContactLink'
import type { Contact } from '@/present/customers/customerSheet'
import './contactCard.css'

type Props = {
  contact: Contact
  /** The page of the person; without it the name is no link. */
  href?: string
  /** Heading above the name. */
  heading?: string
  /** False where the name is the title of the page. */
  hasName?: boolean
  t: Translator
}

/** A person with links for every contact method. */
export const ContactCard = ({ contact, href, heading, hasName = true, t }: Props) => (
  <div className="contact">
    <Avatar name={contact.name} size={hasName ? 'normal' : 'large'} />
    <div className="contact__text">
      {heading && <p className="contact__heading">{heading}</p>}
      {hasName && (
        <p className="contact__name">
          {href ? (
            <Link className="text-link" href={href} prefetch={false}>
              <bdi>{contact.name}</bdi>
            </Link>
          ) : (
            <bdi>{contact.name}</bdi>
          )}
        </p>
      )}
      {contact.title && (
        <p className="contact__title">
          <bdi>{contact.title}</bdi>
        </p>
      )}
      <ContactChips contact={contact} t={t} />
    </div>
    {(contact.phones.length > 0 || contact.email) && (
      <ul className="contact__ways">
        {contact.phones.map(({ field, number }) => (
          <li key={field}>
            <span>{t(`employees.fields.${field}`)}</span>
            <ContactLink kind="phone" value={number} />
          </li>
        ))}
        {contact.email && (
          <li>
            <span>{t('employees.fields.email')}</span>
            <ContactLink kind="email" value={contact.email} />
          </li>
        )}
      </ul>
    )}
  </div>
)

type ChipsProps = { contact: Contact; t: Translator }

/** Roles of a person in the company; the default contact is marked once. */
const ContactChips = ({ contact, t }: ChipsProps) => {
  const { isExecutive, isContact, isDefaultContact } = contact
  if (!isExecutive && !isContact && !isDefaultContact) return null
  return (
    <p className="contact__chips">
      {isDefaultContact && <Chip tone="success">{t('employees.fields.isDefaultContact')}</Chip>}
      {isContact && !isDefaultContact && (
        <Chip tone="primary">{t('employees.fields.isContact')}</Chip>
      )}
      {isExecutive && <Chip>{t('employees.fields.isExecutive')}</Chip>}
    </p>
  )
}
