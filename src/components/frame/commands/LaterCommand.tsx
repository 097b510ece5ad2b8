'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

import type { AskedCommand as Asked } from './AskedCommand'

const Question = dynamic(() => import('./AskedCommand').then((module) => module.AskedCommand))

/** The question of a command, loaded when the first one is asked. */
export const AskedCommand = (props: ComponentProps<typeof Asked>) =>
  props.asked && props.record ? <Question {...props} /> : null
