import { openFile } from '../files/storage'
import type { StoredAttachment } from '../mailQueue/mail'

/** As a mail server says it of content that it will never take: trying again would not help. */
const GONE = { code: 'EMESSAGE', responseCode: 550 }
/** Of this mail alone, which is tried again; the mail server is there, and others go on. */
const UNREADABLE = { code: 'EMESSAGE' }

/**
 * The files of a mail as the mailer takes them.
 * @throws an error that ends the mail for good when one of them is gone
 */
export const readAttachments = (attachments: readonly StoredAttachment[]) =>
  Promise.all(
    attachments.map(async ({ filename, contentType, folder, stored }) => {
      const file = await openFile(folder, stored).catch((cause: unknown) => {
        throw Object.assign(new Error(`${filename} cannot be read`, { cause }), UNREADABLE)
      })
      if (!file) throw Object.assign(new Error(`${filename} is gone`), GONE)
      const content = Buffer.from(await new Response(file.body).arrayBuffer())
      return { filename, contentType, content }
    }),
  )
