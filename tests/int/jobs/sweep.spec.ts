import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { JOB_RUNS } from '@/jobs'
import { uploadsFolder } from '@/lib/fileStorage'
import { select } from '../../factories/database'
import { administrator, makePerson } from '../../factories/person'
import { getTestPayload } from '../../helpers/payload'

const run = async (name: keyof typeof JOB_RUNS) => JOB_RUNS[name](await getTestPayload())

it('deletes what is over and keeps what is not', async () => {
  await administrator()
  const { id } = await makePerson([])
  await select(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at) values
       (1, $1, 'ended', now(), now() - interval '1 second'),
       (2, $1, 'open', now(), now() + interval '1 hour')`,
    [id],
  )
  await select(
    `insert into session_devices (session_id, user_id, last_seen_at) values
       ('ended', $1, now()), ('gone', $1, now() - interval '61 minutes'),
       ('open', $1, now() - interval '61 minutes')`,
    [id],
  )
  await select(`insert into rate_limits (key, points, expire) values
    ('sweep:old', 1, (extract(epoch from now()) * 1000)::bigint - 3700000),
    ('sweep:new', 1, (extract(epoch from now()) * 1000)::bigint - 3500000)`)
  await select(`insert into idempotency_keys (user_key, key, body_hash, created_at) values
    ('sweep', 'old', 'x', now() - interval '49 hours'), ('sweep', 'new', 'x', now())`)
  await select(
    `insert into notifications (recipient_id, kind, event, subject, document, read_at) values
      ($1, 'tenderStatus', 'tenderInvoiced', 'tenders', 89, now() - interval '89 days'),
      ($1, 'tenderStatus', 'tenderInvoiced', 'tenders', 91, now() - interval '91 days')`,
    [id],
  )
  await select(`insert into job_marks (key, made_at) values
    ('sweep old', now() - interval '61 days'), ('sweep new', now())`)
  await run('sweep')
  expect(
    await select(
      `select id as left from users_sessions where _parent_id = $1 and id in ('ended', 'open')
       union all (select 'device ' || session_id from session_devices where user_id = $1
         order by session_id)
       union all select key from rate_limits where key like 'sweep:%'
       union all select key from idempotency_keys where user_key = 'sweep'
       union all select document::text from notifications where recipient_id = $1
       union all select key from job_marks where key like 'sweep %'`,
      [id],
    ),
  ).toEqual(
    ['open', 'device ended', 'device open', 'sweep:new', 'new', '89', 'sweep new'].map((left) => ({
      left,
    })),
  )
})

it('deletes steps, setups and views that are over, and what deputies and requests leave', async () => {
  await administrator()
  const { id, roleId } = await makePerson([])
  const { id: other } = await makePerson([])
  await select(
    `insert into sign_in_steps (hash, user_id, password_mark, is_remembered, expires_at) values
       ('old ' || $1::int, $1, 'x', false, now() - interval '1 second'),
       ('new ' || $1::int, $1, 'x', false, now() + interval '5 minutes')`,
    [id],
  )
  // One that was confirmed is in use, however long ago that was.
  await select(
    `insert into user_factors (user_id, kind, sealed, confirmed_at, created_at) values
       ($1, 'totp', 'old', null, now() - interval '61 minutes'),
       ($1, 'totp', 'new', null, now() - interval '59 minutes'),
       ($1, 'totp', 'used', now() - interval '1 year', now() - interval '1 year')`,
    [id],
  )
  await select(
    `insert into session_views (session_id, user_id, role_id, until) values
       ('old ' || $1::int, $1, $2, now() - interval '1 second'),
       ('new ' || $1::int, $1, $2, now() + interval '1 minute')`,
    [id, roleId],
  )
  await select(
    `insert into deputies (person_id, deputy_id, from_day, until_day)
     select $1::int, $2::int, day, day from (values
       ((now() - interval '1 year')::date - 1), ((now() - interval '1 year')::date + 2)) d (day)`,
    [id, other],
  )
  await select(
    `insert into right_requests (user_id, asked_right, created_at) values
       ($1, 'old', now() - interval '91 days'), ($1, 'new', now() - interval '89 days')`,
    [id],
  )
  await run('sweep')
  expect(
    await select(
      `select 'step ' || split_part(hash, ' ', 1) as left from sign_in_steps where user_id = $1
       union all (select 'factor ' || sealed from user_factors where user_id = $1 order by sealed)
       union all select 'view ' || split_part(session_id, ' ', 1) from session_views where user_id = $1
       union all select 'deputy ' || case when until_day < now() - interval '1 year' then 'old' else 'new' end
         from deputies where person_id = $1
       union all select 'request ' || asked_right from right_requests where user_id = $1`,
      [id],
    ),
  ).toEqual(
    ['step new', 'factor new', 'factor used', 'view new', 'deputy new', 'request new'].map(
      (left) => ({ left }),
    ),
  )
})

it('deletes more than one statement takes', async () => {
  await select(`insert into rate_limits (key, points, expire)
    select 'many:' || n, 1, 0 from generate_series(1, 2500) n`)
  await run('sweep')
  expect(await select(`select from rate_limits where key like 'many:%'`)).toEqual([])
})

it('removes files without a row once they are older than a day', async () => {
  const folder = path.join(uploadsFolder(), 'tender-files')
  await mkdir(folder, { recursive: true })
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000)
  const names = ['orphan-old.pdf', 'orphan-new.pdf', 'kept-old.pdf']
  for (const name of names) await writeFile(path.join(folder, name), 'x')
  for (const name of ['orphan-old.pdf', 'kept-old.pdf'])
    await utimes(path.join(folder, name), old, old)
  const thumbnails = path.join(uploadsFolder(), 'media')
  await mkdir(thumbnails, { recursive: true })
  await writeFile(path.join(thumbnails, 'small-old.png'), 'x')
  await utimes(path.join(thumbnails, 'small-old.png'), old, old)
  const [media] = await select<{ id: number }>(
    `insert into media (filename, sizes_thumbnail_filename) values ('big.png', 'small-old.png')
     returning id`,
  )
  const [picture] = await select<{ id: number }>(
    `insert into media (filename) values ('kept-old.pdf') returning id`,
  )
  await run('sweep-files')
  const left = (await readdir(folder)).filter((name) => names.includes(name)).sort()
  // A row of another collection does not keep a file.
  expect(left).toEqual(['orphan-new.pdf'])
  expect(await readdir(thumbnails)).toContain('small-old.png')
  await select('delete from media where id = any ($1)', [[media?.id, picture?.id]])
})
