import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely'
import { createEdgeGroups } from './edge-groups.ts'
import { isPostgres, OF_LIST, WORDS_OF } from './engine-sql.ts'
import { narrowEdges } from './narrow-edges.ts'
import { orderByKey } from './order-by-key.ts'
import type { Schema } from './schema.ts'

/** The steps that bring a store to the present schema, in order. A released step never changes. */
const migrations: Record<string, Migration> = {
  '0001-first': {
    async up(database: Kysely<unknown>): Promise<void> {
      const { schema } = database
      await schema
        .createTable('keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('revoked_at', 'integer')
        .execute()

      await schema
        .createTable('feeds')
        .addColumn('feed', 'text', (column) => column.primaryKey())
        .addColumn('sweep', 'integer', (column) => column.notNull())
        .addColumn('cursor', 'text')
        .addColumn('progress_at', 'integer')
        .addColumn('succeeded_at', 'integer')
        .addColumn('failed_at', 'integer')
        .addColumn('failure', 'text')
        .execute()

      await schema
        .createTable('events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('venue', 'text', (column) => column.notNull())
        .addColumn('native_id', 'text', (column) => column.notNull())
        .addColumn('slug', 'text')
        .addColumn('page', 'text')
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('category', 'text')
        .addColumn('volume24h', 'real')
        .addColumn('volume_unit', 'text')
        .addColumn('market_count', 'integer', (column) => column.notNull())
        .addColumn('feed', 'text', (column) => column.notNull())
        .addColumn('sweep', 'integer', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'integer', (column) => column.notNull())
        .execute()
      await schema.createIndex('events_venue').on('events').columns(['venue', 'feed', 'market_count']).execute()
      await schema.createIndex('events_native_id').on('events').column('native_id').execute()
      await schema.createIndex('events_slug').on('events').column('slug').execute()
      await schema.createIndex('events_page').on('events').column('page').execute()
      await schema.createIndex('events_sweep').on('events').columns(['feed', 'sweep']).execute()

      await schema
        .createTable('markets')
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('market_id', 'text', (column) => column.notNull())
        .addColumn('slug', 'text')
        .addColumn('quoted', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('markets_key', ['event_id', 'market_id'])
        .execute()
      await schema.createIndex('markets_market_id').on('markets').column('market_id').execute()
      await schema.createIndex('markets_slug').on('markets').column('slug').execute()

      await schema
        .createTable('edges')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('a_event', 'text', (column) => column.notNull())
        .addColumn('a_market', 'text', (column) => column.notNull())
        .addColumn('b_event', 'text', (column) => column.notNull())
        .addColumn('b_market', 'text', (column) => column.notNull())
        .addColumn('relation', 'text', (column) => column.notNull())
        .addColumn('confidence', 'real', (column) => column.notNull())
        .addColumn('outcomes', 'text', (column) => column.notNull())
        .addColumn('evidence', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'integer', (column) => column.notNull())
        .addUniqueConstraint('edges_pair', ['a_event', 'a_market', 'b_event', 'b_market'])
        .execute()
      await schema.createIndex('edges_b').on('edges').column('b_event').execute()

      await schema
        .createTable('cluster_ids')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('minted', 'integer', (column) => column.notNull())
        .addColumn('merged_into', 'text')
        .execute()
      await schema
        .createTable('cluster_members')
        .addColumn('event_id', 'text', (column) => column.primaryKey())
        .addColumn('cluster_id', 'text', (column) => column.notNull())
        .execute()

      await schema
        .createTable('counters')
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('catalogue', 'integer', (column) => column.notNull())
        .addColumn('content', 'integer', (column) => column.notNull())
        .addColumn('matched', 'integer', (column) => column.notNull())
        .execute()
      const counters = database as Kysely<{
        counters: Record<'revision' | 'catalogue' | 'content' | 'matched', number>
      }>
      await counters.insertInto('counters').values({ revision: 0, catalogue: 0, content: 0, matched: 0 }).execute()
    },
  },

  '0002-overrides': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('overrides')
        .addColumn('a_event', 'text', (column) => column.notNull())
        .addColumn('a_market', 'text', (column) => column.notNull())
        .addColumn('b_event', 'text', (column) => column.notNull())
        .addColumn('b_market', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('relation', 'text', (column) => column.notNull())
        .addColumn('note', 'text')
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('overrides_pair', ['a_event', 'a_market', 'b_event', 'b_market', 'source'])
        .execute()
    },
  },

  '0003-churn': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .alterTable('cluster_members')
        .addColumn('present', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
      await schema
        .createTable('last_matching')
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('edges', 'integer', (column) => column.notNull())
        .addColumn('churn', 'text', (column) => column.notNull())
        .execute()
      await schema
        .alterTable('events')
        .addColumn('born', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  },

  '0004-judgements': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('judgements')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('relation', 'text', (column) => column.notNull())
        .addColumn('confidence', 'real', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .execute()
    },
  },

  '0005-links': {
    async up(database: Kysely<unknown>): Promise<void> {
      const { schema } = database
      await schema
        .createTable('links')
        .addColumn('a_event', 'text', (column) => column.notNull())
        .addColumn('b_event', 'text', (column) => column.notNull())
        .addColumn('relation', 'text', (column) => column.notNull())
        .addColumn('confidence', 'real', (column) => column.notNull())
        .addPrimaryKeyConstraint('links_key', ['a_event', 'b_event', 'relation'])
        .execute()
      await schema.createIndex('links_b').on('links').column('b_event').execute()
      await sql`insert into links select a_event, b_event, relation, max(confidence) from edges
        group by a_event, b_event, relation`.execute(database)
      await schema.createIndex('cluster_ids_minted').on('cluster_ids').column('minted').execute()
      await schema
        .createIndex('cluster_members_cluster')
        .on('cluster_members')
        .columns(['cluster_id', 'present'])
        .execute()
    },
  },

  '0006-vectors': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('vectors')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('vector', 'blob', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .execute()
    },
  },

  // Columns for queries over all events or recent edges, which need not read payloads and evidence then.
  '0007-narrow': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema.createIndex('events_contents').on('events').columns(['id', 'content', 'born']).execute()
      await schema.createIndex('edges_updated').on('edges').column('updated_at').execute()
    },
  },

  // The columns of edges that clusters are built from, without their evidence, which is ten times as large; quoted markets.
  '0008-scan': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .createIndex('edges_narrow')
        .on('edges')
        .columns(['a_event', 'b_event', 'relation', 'confidence', 'a_market', 'b_market', 'updated_at'])
        .execute()
      await sql`create index markets_quoted on markets (event_id, market_id) where quoted = 1`.execute(database)
    },
  },

  '0009-freshness': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema.alterTable('feeds').addColumn('held_sweep', 'integer').execute()
      await schema.alterTable('counters').addColumn('due_since', 'integer').execute()
    },
  },

  // Names of live keys become unique: the oldest key keeps a shared name, the ids of the others are appended to theirs.
  '0010-key-names': {
    async up(database: Kysely<unknown>): Promise<void> {
      await sql`update keys set name = name || ' ' || id where revoked_at is null and exists (
        select 1 from keys older where older.name = keys.name and older.revoked_at is null
          and (older.created_at, older.id) < (keys.created_at, keys.id))`.execute(database)
      await sql`create unique index keys_live_name on keys (name) where revoked_at is null`.execute(database)
    },
  },

  // So that each part gets its id back when a merge is undone.
  '0011-origins': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema.alterTable('cluster_members').addColumn('origin', 'text').execute()
    },
  },

  // Marks the events of venues whose lists carry no quotes as changed, so that their open markets count as quoted.
  '0012-coverage': {
    async up(database: Kysely<unknown>): Promise<void> {
      await sql`update events set digest = '' where venue in ('hyperliquid', 'opinion', 'probable', 'smarkets')`.execute(
        database,
      )
    },
  },

  // Existing keys keep all rights.
  '0013-key-scopes': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .alterTable('keys')
        .addColumn('scope', 'text', (column) => column.notNull().defaultTo('trade'))
        .execute()
    },
  },

  // The time when prices were read, outside the payload, because prices are often read again without a change.
  '0014-read-at': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema.alterTable('events').addColumn('read_at', 'integer').execute()
      await schema
        .alterTable('counters')
        .addColumn('reads', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  },

  // The times after which data of removed events is deleted.
  '0015-forgetting': {
    async up(database: Kysely<unknown>): Promise<void> {
      const { schema } = database
      await schema.alterTable('cluster_members').addColumn('left_at', 'integer').execute()
      await sql`update cluster_members set left_at = ${Date.now()} where present = 0`.execute(database)
      await sql`create index cluster_members_left on cluster_members (left_at) where left_at is not null`.execute(
        database,
      )
      await sql`create index cluster_members_origin on cluster_members (origin) where origin is not null`.execute(
        database,
      )
      await sql`create index cluster_ids_merged on cluster_ids (merged_into) where merged_into is not null`.execute(
        database,
      )
      await schema.createIndex('judgements_at').on('judgements').column('at').execute()
      await schema.createIndex('vectors_at').on('vectors').column('at').execute()
    },
  },

  // So that a cluster that comes back with exactly the same members gets its id back.
  '0016-cluster-sets': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('cluster_sets')
        .addColumn('digest', 'text', (column) => column.primaryKey())
        .addColumn('cluster_id', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .execute()
      await schema.createIndex('cluster_sets_cluster').on('cluster_sets').column('cluster_id').execute()
      await schema.createIndex('cluster_sets_at').on('cluster_sets').column('at').execute()
    },
  },

  // The books to request: open markets of venues whose lists carry no quotes, which counted as quoted until now.
  '0017-asked-books': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .createTable('asked_books')
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('market_id', 'text', (column) => column.notNull())
        .addColumn('asked_at', 'integer')
        .addColumn('is_empty', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('asked_books_key', ['event_id', 'market_id'])
        .execute()
      await sql`insert into asked_books select event_id, market_id, null, 0 from markets where quoted = 1
        and (event_id like 'hyperliquid:%' or event_id like 'opinion:%' or event_id like 'probable:%'
          or event_id like 'smarkets:%')`.execute(database)
    },
  },

  // Digests of the files and the version of the matcher: unchanged input need not be read or matched again.
  '0018-unchanged': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema.alterTable('feeds').addColumn('source', 'text').execute()
      await schema.alterTable('last_matching').addColumn('made_by', 'text').execute()
    },
  },

  // The fields of markets that searches and lists read, and the questions that several markets ask. The events count as
  // changed and the edges as made by another version, so that the next sweeps and matching fill both.
  '0019-market-level': {
    async up(database: Kysely<unknown>): Promise<void> {
      const { schema } = database
      for (const [column, type] of [
        ['title', 'text'],
        ['words', 'text'],
        ['category', 'text'],
        ['outcomes', 'text'],
        ['volume24h', 'real'],
        ['is_open', 'integer'],
      ] as const) {
        await schema.alterTable('markets').addColumn(column, type).execute()
      }
      await schema.alterTable('events').addColumn('words', 'text').execute()
      await schema
        .createTable('questions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('relations', 'text', (column) => column.notNull())
        .addColumn('confidence', 'real', (column) => column.notNull())
        .execute()
      await schema
        .createTable('question_markets')
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('market_id', 'text', (column) => column.notNull())
        .addColumn('question_id', 'text', (column) => column.notNull())
        .addColumn('yes', 'text')
        .addColumn('no', 'text')
        .addPrimaryKeyConstraint('question_markets_key', ['event_id', 'market_id'])
        .execute()
      await schema.createIndex('question_markets_question').on('question_markets').column('question_id').execute()
      await schema.createIndex('markets_market').on('markets').column('market_id').execute()
      await sql`update events set digest = ''`.execute(database)
      await sql`update feeds set source = null`.execute(database)
      await sql`update last_matching set made_by = null`.execute(database)
    },
  },

  // The quotes of markets, so that prices of matched markets are compared without reading their events.
  '0020-quotes': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema.alterTable('markets').addColumn('quotes', 'text').execute()
      await sql`update events set digest = ''`.execute(database)
    },
  },

  // Changes that callers follow, with what they are computed from: past quotes and settlements of matched markets.
  '0021-changes': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('changes')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .execute()
      await schema.createIndex('changes_at').on('changes').column('at').execute()
      await schema
        .createTable('crossed_questions')
        .addColumn('question_id', 'text', (column) => column.primaryKey())
        .execute()
      await schema
        .createTable('quote_history')
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('market_id', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('quotes', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('quote_history_key', ['event_id', 'market_id', 'at'])
        .execute()
      await schema.createIndex('quote_history_at').on('quote_history').column('at').execute()
      await schema
        .createTable('settlements')
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('market_id', 'text', (column) => column.notNull())
        .addColumn('winner', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('settlements_key', ['event_id', 'market_id'])
        .execute()
      await schema
        .createTable('audited_edges')
        .addColumn('a_event', 'text', (column) => column.notNull())
        .addColumn('a_market', 'text', (column) => column.notNull())
        .addColumn('b_event', 'text', (column) => column.notNull())
        .addColumn('b_market', 'text', (column) => column.notNull())
        .addColumn('relation', 'text', (column) => column.notNull())
        .addColumn('confidence', 'real', (column) => column.notNull())
        .addColumn('outcomes', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('audited_edges_key', ['a_event', 'a_market', 'b_event', 'b_market'])
        .execute()
      await schema.createIndex('audited_edges_b').on('audited_edges').columns(['b_event', 'b_market']).execute()
      await schema
        .createTable('audited_markets')
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('market_id', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('rules', 'text')
        .addColumn('category', 'text')
        .addColumn('yes', 'text')
        .addColumn('asked_at', 'integer')
        .addColumn('at', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('audited_markets_key', ['event_id', 'market_id'])
        .execute()
      await schema
        .createTable('webhooks')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('filter', 'text', (column) => column.notNull())
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('seen', 'integer', (column) => column.notNull())
        .execute()
      await schema
        .createTable('deliveries')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('webhook_id', 'text', (column) => column.notNull())
        .addColumn('change_id', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'integer', (column) => column.notNull())
        .addColumn('outcome', 'text')
        .addUniqueConstraint('deliveries_change', ['webhook_id', 'change_id'])
        .execute()
      await schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'due_at']).execute()
    },
  },

  // Payloads are compressed as they are written. Older programs, which cannot read those, refuse the newer schema.
  '0022-packed-payloads': {
    async up(database: Kysely<unknown>): Promise<void> {
      await sql`update events set digest = ''`.execute(database)
    },
  },

  // SQLite does without a type for compressed payloads, and indexes texts of any length.
  '0023-postgres': {
    async up(database: Kysely<unknown>): Promise<void> {
      if (!isPostgres(database)) return
      await sql`alter table events alter column payload type bytea using convert_to(payload, 'UTF8')`.execute(database)
      for (const [table, column] of [
        ['events', 'slug'],
        ['events', 'page'],
        ['markets', 'slug'],
      ] as const) {
        const index = sql.ref(`${table}_${column}`)
        await sql`drop index ${index}`.execute(database)
        await sql`create index ${index} on ${sql.table(table)} using hash (${sql.ref(column)})`.execute(database)
      }
    },
  },

  // For processes on one PostgreSQL server: a notification of each commit that moves the counters, and uses of the last minute.
  '0024-replicas': {
    async up(database: Kysely<unknown>): Promise<void> {
      if (!isPostgres(database)) return
      await sql`create function notify_counters() returns trigger language plpgsql as $$ begin
        perform pg_notify('crossvenue_counters_' || tg_table_schema, json_build_object('revision', new.revision,
          'catalogue', new.catalogue, 'reads', new.reads, 'content', new.content, 'matched', new.matched)::text);
        return null;
      end $$`.execute(database)
      await sql`create trigger counters_moved after update on counters
        for each row execute function notify_counters()`.execute(database)
      // Uses of a minute are not worth a log.
      await sql`create unlogged table uses (rate text, owner text, minute bigint not null, used bigint not null,
        primary key (rate, owner))`.execute(database)
    },
  },

  // The index of titles; `fillTitles` fills it. `words` of events and markets are no longer written or read.
  '0025-titles': {
    async up(database: Kysely<unknown>): Promise<void> {
      const { schema } = database
      await schema
        .createTable('titles')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('market_id', 'text', (column) => column.notNull())
        .addColumn('category', 'text')
        .addColumn('volume', 'real', (column) => column.notNull())
        .addColumn('is_open', 'integer', (column) => column.notNull())
        .execute()
      await schema.createIndex('titles_event').on('titles').column('event_id').execute()
      await sql`create index titles_events on titles (volume, event_id) where market_id = ''`.execute(database)
      if (isPostgres(database)) {
        await sql`alter table titles add column words tsvector`.execute(database)
        for (const list of ['events', 'markets'] as const) {
          const index = sql.ref(WORDS_OF[list])
          await sql`create index ${index} on titles using gin (words) where ${OF_LIST[list]}`.execute(database)
        }
      } else {
        for (const table of Object.values(WORDS_OF)) {
          // Words are already as they are compared: the tokenizer has but to part them at spaces.
          await sql`create virtual table ${sql.table(table)} using fts5 (words, content = '', contentless_delete = 1,
            detail = none, tokenize = 'ascii')`.execute(database)
        }
      }
      await schema
        .createTable('words')
        .addColumn('word', 'text', (column) => column.primaryKey())
        .execute()
      await schema
        .createTable('misspellings')
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('word', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('misspellings_key', ['form', 'word'])
        .modifyEnd(isPostgres(database) ? sql`` : sql`without rowid`)
        .execute()
      await schema
        .alterTable('events')
        .addColumn('titled', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await sql`create index events_untitled on events (id) where titled = 0`.execute(database)
      // The same columns as `markets_market_id`.
      await schema.dropIndex('markets_market').execute()
    },
  },

  // Some venues find a market that left their lists by its slug only.
  '0026-slugs-of-audited-markets': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema.alterTable('audited_markets').addColumn('slug', 'text').execute()
    },
  },

  // Keys expire, have a plan, and keep their id while their secret is replaced; their requests are counted by day.
  '0027-key-plans': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      for (const [column, type] of [
        ['expires_at', 'integer'],
        ['plan', 'text'],
        ['former_hash', 'text'],
        ['former_until', 'integer'],
      ] as const) {
        await schema.alterTable('keys').addColumn(column, type).execute()
      }
      await schema.createIndex('keys_former_hash').on('keys').column('former_hash').execute()
      await schema
        .createTable('key_usage')
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('requests', 'integer', (column) => column.notNull())
        .addColumn('failed', 'integer', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('key_usage_key', ['key_id', 'day'])
        .execute()
    },
  },

  // Prices of the time before a market was matched, by the candles of its venue.
  '0028-candle-history': {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('candle_history')
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('market_id', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('outcome_id', 'text', (column) => column.notNull())
        .addColumn('close', 'real', (column) => column.notNull())
        .addPrimaryKeyConstraint('candle_history_key', ['event_id', 'market_id', 'at'])
        .execute()
      await schema.createIndex('candle_history_at').on('candle_history').column('at').execute()
      await schema
        .createTable('backfills')
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('market_id', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('done', 'integer', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('backfills_key', ['event_id', 'market_id'])
        .execute()
    },
  },

  // Who set an override by request, and when markets close.
  '0029-authors-and-closing-times': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema.alterTable('overrides').addColumn('author', 'text').execute()
      await database.schema.alterTable('markets').addColumn('closes_at', 'integer').execute()
      await sql`update events set digest = ''`.execute(database)
    },
  },

  // Edges by the numbers of what they join, and each text of evidence once: together they were two thirds of a store.
  '0030-narrow-edges': { up: narrowEdges },

  // In SQLite a table is also an index of its key, instead of having one beside it.
  '0031-tables-by-key': { up: orderByKey },

  // The part of events that lists show, so that a list does not read whole events; which events and questions changed.
  '0032-shown-parts': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema.alterTable('events').addColumn('shown', 'blob').execute()
      await sql`update feeds set source = null`.execute(database)
      await database.schema.createIndex('events_digests').on('events').columns(['id', 'digest']).execute()
      await database.schema
        .alterTable('questions')
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await sql`update events set digest = ''`.execute(database)
    },
  },

  // The fees that markets state themselves, so that questions can be listed by their gaps after fees.
  '0033-stated-fees': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema.alterTable('markets').addColumn('stated_fees', 'text').execute()
      await sql`update feeds set source = null`.execute(database)
      await sql`update events set digest = ''`.execute(database)
    },
  },

  // Each market of a shown part is a text by itself, so that a list reads only the markets that it shows. Until an event is
  // read again, lists read all of it.
  '0034-shown-markets': {
    async up(database: Kysely<unknown>): Promise<void> {
      await sql`update feeds set source = null`.execute(database)
      await sql`update events set digest = '', shown = null`.execute(database)
    },
  },

  // The edges that a page of clusters reads to arrange its markets: a sixth of the numbers, and no look-up for each edge.
  '0035-edge-groups': { up: (database: Kysely<Schema>) => createEdgeGroups(database, isPostgres(database)) },

  // Shown parts are texts that are not compressed: reading a page of clusters took as long to decompress as to read.
  '0036-plain-shown-parts': {
    async up(database: Kysely<unknown>): Promise<void> {
      await sql`update feeds set source = null`.execute(database)
      await sql`update events set digest = '', shown = null`.execute(database)
      // A column of SQLite takes values of any type.
      if (isPostgres(database)) await sql`alter table events alter column shown type text using null`.execute(database)
    },
  },
}

export const migrationProvider: MigrationProvider = { getMigrations: async () => migrations }
