import { notFound } from 'next/navigation'

import { ProjectPage } from '@/components/projects/ProjectPage'

import { Framed } from '../frame/Framed'
import { readProject } from '@/queries/projects/readProject'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/company-projects/view/{id}`: a project, what was offered for it and what went there. */
export const ProjectView = async (view: View) => {
  const page = await viewPage(view)
  const project = await readProject(page, view.query.tab)
  if (!project) notFound()
  return (
    <Framed>
      <ProjectPage locale={page.locale} project={project} />
    </Framed>
  )
}
