'use server'

import config from '@payload-config'
import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers as requestHeaders } from 'next/headers'
import { getPayload, type ServerFunctionClient } from 'payload'

import { answerCall } from '@/gate/serverFunctions/answerCall'

import { importMap } from './importMap.js'

/** The only server function of the product. Payload's forms call it. */
export const serverFunction: ServerFunctionClient = async (call) =>
  answerCall({
    payload: await getPayload({ config }),
    headers: await requestHeaders(),
    call,
    run: (judged) => handleServerFunctions({ ...judged, config, importMap }),
  })
