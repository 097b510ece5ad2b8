'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

import type { AskedCommand as Asked } from './AskedCommand'

const Question = dynamic(() => import('./AskedCommand').then((module) => module.AskedCommand))

/** The dialog of a command, loaded on first use. */
export const AskedCommand = (props: ComponentProps<typeof Asked>) =>
  props.asked && props.record ? <Question {...props} /> : null
