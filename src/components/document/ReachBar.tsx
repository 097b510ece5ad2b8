'use client'

import { IconMail, IconMapPin, IconNote, IconPhone, type Icon } from '@tabler/icons-react'

import { NOTE_OPENER } from '@/components/document/timeline/NoteComposer'
import { PlanButton } from '@/components/frame/todos/PlanButton'
import { useT } from '@/components/ui/useT'
import { mapHref, phoneHref, type Reach } from '@/present/record/reach'

import styles from './reachBar.module.css'

/** One-click actions: call, write, navigate and add a note; only those the record has data for. */
export const ReachBar = ({ reach, name }: { reach: Reach; name: string }) => {
  const t = useT()
  const { phone, email, address, noteHref, planned } = reach
  const ways: readonly [WayIcon: Icon, label: string, href: string | null][] = [
    [IconMail, t('reach.mail'), email && `mailto:${email}`],
    [IconMapPin, t('reach.map'), address && mapHref(address)],
  ]
  if (!phone && !email && !address && !noteHref && !planned) return null
  return (
    <nav aria-label={t('reach.label', { name })} className={styles.bar}>
      {phone && (
        // The number itself, if it fits: it is read as often as it is called.
        <a
          aria-label={`${t('reach.call')}: ${phone}`}
          className="ui-button ui-button--secondary"
          href={phoneHref(phone)}
        >
          <IconPhone aria-hidden="true" size={18} />
          <bdi className={styles.number} dir="ltr">
            {phone}
          </bdi>
          <span className={styles.call}>{t('reach.call')}</span>
        </a>
      )}
      {ways.map(
        ([WayIcon, label, href]) =>
          href && (
            <a
              key={label}
              className="ui-button ui-button--secondary"
              href={href}
              {...(href.startsWith('https:') && { rel: 'noopener noreferrer', target: '_blank' })}
            >
              <WayIcon aria-hidden="true" size={18} />
              {label}
            </a>
          ),
      )}
      {noteHref && (
        <a
          className="ui-button ui-button--secondary"
          href={`${noteHref}#${NOTE_OPENER}`}
          onClick={(event) => {
            const opener = document.getElementById(NOTE_OPENER)
            if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            opener.click()
          }}
        >
          <IconNote aria-hidden="true" size={18} />
          {t('notes.kinds.note')}
        </a>
      )}
      {planned && <PlanButton {...planned} />}
    </nav>
  )
}
