import { addDataAndFileToRequest, type PayloadRequest } from 'payload'

/** The values a program sent as JSON, or a form as multipart `_payload`. */
export const readData = async (req: PayloadRequest): Promise<Record<string, unknown>> => {
  if (!req.data) await addDataAndFileToRequest(req)
  return req.data ?? {}
}

/** Language of the response, which the gate has determined by now. */
export const languageOf = (req: PayloadRequest): string => req.i18n.language
