import { phoneHref } from '@/present/record/reach'

import { BreakableAddress } from '../layout/BreakableAddress'
import './contactLink.css'

type Props = { kind: 'phone' | 'email'; value: string }

/** A phone or e-mail link, left to right in every language. */
export const ContactLink = ({ kind, value }: Props) => (
  <a
    className="text-link contact-link"
    href={kind === 'phone' ? phoneHref(value) : `mailto:${value}`}
  >
    <bdi dir="ltr">{kind === 'email' ? <BreakableAddress address={value} /> : value}</bdi>
  </a>
)
