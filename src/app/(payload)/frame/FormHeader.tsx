import type { Payload, PayloadRequest } from 'payload'

import { FrameCrumbs } from '@/components/document/FrameCrumbs'

import { FrameHeader } from './FrameHeader'

type Props = { payload: Payload; user?: PayloadRequest['user'] }

/** The header of Payload's pages (`admin.components.header`). */
export const FormHeader = ({ payload, user }: Props) => (
  <FrameHeader crumbs={<FrameCrumbs />} payload={payload} user={user} />
)
