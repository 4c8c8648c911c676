import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { openTable } from '../game/table.ts'
import { type Donation, donations, type Fundraiser, fundraisers, type Project, projects } from './fundraising-data.ts'

const idSchema = z.object({ id: z.number() })
const fundraiserSchema = z.object({
  id: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
})
const projectSchema = z.object({
  id: z.number(),
  fundraiser_id: z.number(),
  event_id: z.number(),
  campaign_id: z.number(),
  target: z.string(),
  url: z.string(),
  story: z.string(),
})

const donationSchema = z.object({
  id: z.number(),
  project_id: z.number(),
  amount: z.string(),
  currency: z.string(),
  name: z.string().nullable(),
  message: z.string(),
  created: z.string(),
})

/** Fundraisers and their projects; passwords are checked but not stored. */
export type FundraisingStore = {
  fundraisers(): Fundraiser[]
  addFundraiser(fundraiser: Omit<Fundraiser, 'id'>): number
  projects(): Project[]
  addProject(project: Omit<Project, 'id' | 'url'>): Project
  donations(): Donation[]
  addDonation(donation: Omit<Donation, 'id'>): void
  reset(): void
}

/**
 * Opens the store. An e-mail address belongs to one fundraiser, but a fundraiser may have two projects for the same
 * event.
 */
export function openFundraisingStore(database: DatabaseSync): FundraisingStore {
  const resetFundraisers = openTable(database, {
    name: 'web_fundraisers',
    columns: 'id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, first_name TEXT NOT NULL, last_name TEXT NOT NULL',
    seed: () => {
      const insert = database.prepare('INSERT INTO web_fundraisers VALUES (?, ?, ?, ?)')
      for (const { id, email, first_name, last_name } of fundraisers) insert.run(id, email, first_name, last_name)
    },
  })
  const resetProjects = openTable(database, {
    name: 'web_projects',
    columns: `id INTEGER PRIMARY KEY, fundraiser_id INTEGER NOT NULL, event_id INTEGER NOT NULL,
      campaign_id INTEGER NOT NULL, target TEXT NOT NULL, url TEXT NOT NULL, story TEXT NOT NULL`,
    seed: () => {
      const insert = database.prepare('INSERT INTO web_projects VALUES (?, ?, ?, ?, ?, ?, ?)')
      for (const each of projects) {
        insert.run(each.id, each.fundraiser_id, each.event_id, each.campaign_id, each.target, each.url, each.story)
      }
    },
  })
  const resetDonations = openTable(database, {
    name: 'web_donations',
    columns: `id INTEGER PRIMARY KEY, project_id INTEGER NOT NULL, amount TEXT NOT NULL, currency TEXT NOT NULL,
      name TEXT, message TEXT NOT NULL, created TEXT NOT NULL`,
    seed: () => {
      const insert = database.prepare('INSERT INTO web_donations VALUES (?, ?, ?, ?, ?, ?, ?)')
      for (const each of donations) {
        insert.run(each.id, each.project_id, each.amount, each.currency, each.name, each.message, each.created)
      }
    },
  })
  const addFundraiser = database.prepare(
    'INSERT INTO web_fundraisers (email, first_name, last_name) VALUES (?, ?, ?) RETURNING id',
  )
  const addProject = database.prepare(`
    INSERT INTO web_projects (fundraiser_id, event_id, campaign_id, target, url, story)
    VALUES (?, ?, ?, ?, '', ?) RETURNING id`)
  const addDonation = database.prepare(`
    INSERT INTO web_donations (project_id, amount, currency, name, message, created) VALUES (?, ?, ?, ?, ?, ?)`)
  const name = database.prepare('UPDATE web_projects SET url = ? WHERE id = ?')
  return {
    fundraisers: () =>
      z.array(fundraiserSchema).parse(database.prepare('SELECT * FROM web_fundraisers ORDER BY id').all()),
    addFundraiser: ({ email, first_name, last_name }) =>
      idSchema.parse(addFundraiser.get(email, first_name, last_name)).id,
    projects: () => z.array(projectSchema).parse(database.prepare('SELECT * FROM web_projects ORDER BY id').all()),
    addProject: (project) => {
      const { fundraiser_id, event_id, campaign_id, target, story } = project
      const { id } = idSchema.parse(addProject.get(fundraiser_id, event_id, campaign_id, target, story))
      const url = `https://giving.example.test/ap/project-${id}`
      name.run(url, id)
      return { ...project, id, url }
    },
    donations: () => z.array(donationSchema).parse(database.prepare('SELECT * FROM web_donations ORDER BY id').all()),
    addDonation: ({ project_id, amount, currency, name: donor, message, created }) => {
      addDonation.run(project_id, amount, currency, donor, message, created)
    },
    reset: () => {
      resetFundraisers()
      resetProjects()
      resetDonations()
    },
  }
}
