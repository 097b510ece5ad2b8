'use server'

import config from '@payload-config'
import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers as requestHeaders } from 'next/headers'
import { getPayload, type ServerFunctionClient } from 'payload'

import { answerCall } from '@/gate/serverFunctions/answerCall'

import { importMap } from './importMap.js'

/** The only server function of the product: requests of Payload's forms. */
export const serverFunction: ServerFunctionClient = async (call) =>
  answerCall({
    payload: await getPayload({ config }),
    headers: await requestHeaders(),
    call,
    run: (judged) => handleServerFunctions({ ...judged, config, importMap }),
  })
