import type { IncomingHttpHeaders } from 'node:http';

/** A row of any table. */
export type Row = Record<string, unknown>;

/** An answer as PostgREST gives it; undefined is an empty body. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/** A request's parts that decide the answer. */
export interface Query {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The tables that visitors write to, with the columns that the site sends; `true` for those that may be null. */
const writable: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  newsletter_signups: { email: false, company: false, created_at: false },
  contact_submissions: {
    full_name: false,
    email_address: false,
    organization_name: true,
    country: false,
    monthly_budget: true,
    timeline: true,
    interest_area: false,
    message: false,
    status: false,
  },
};

const problem = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, details: null, hint: null, message },
});

/** The tables, and what PostgREST with row-level security answers about them to the anonymous role. */
export class Rows {
  readonly tables: Record<string, Row[]> = {
    jobs: [],
    newsletter_signups: [],
    contact_submissions: [],
  };
  /** What the database's functions answer, by name. */
  functions: Readonly<Record<string, unknown>> = {};
  readonly #key: string | null;

  /** With a key, requests must carry it as `apikey` and as bearer. */
  constructor(key: string | null = null) {
    this.#key = key;
  }

  /** Replaces a table's rows. */
  put(table: string, rows: readonly Row[]): void {
    this.tables[table] = rows.map((row) => ({ ...row }));
  }

  /** Answers one request, storing the row of an insert. */
  answer(query: Query): Answer {
    const refused = this.#refusal(query.headers);
    if (refused) return refused;
    const called = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(query.path)?.[1];
    if (called !== undefined) {
      return called in this.functions
        ? { status: 200, body: this.functions[called] }
        : problem(401, '42501', `permission denied for function ${called}`);
    }
    const table = /^\/rest\/v1\/([a-z_]+)$/.exec(query.path)?.[1];
    if (table === undefined || this.tables[table] === undefined) {
      return problem(
        404,
        'PGRST205',
        `Could not find the table 'public.${table}' in the schema cache`,
      );
    }
    if (query.method === 'GET' && table === 'jobs') return this.#select(query.search);
    const columns = writable[table];
    if (query.method === 'POST' && columns) return this.#insert(table, columns, query.body);
    return problem(401, '42501', `permission denied for table ${table}`);
  }

  #refusal(headers: IncomingHttpHeaders): Answer | null {
    if (headers.apikey === undefined) {
      return { status: 401, body: { message: 'No API key found in request' } };
    }
    const right = this.#key === null || headers.apikey === this.#key;
    const bearer = headers.authorization === `Bearer ${headers.apikey}`;
    return right && bearer ? null : { status: 401, body: { message: 'Invalid API key' } };
  }

  #select(search: URLSearchParams): Answer {
    let rows = (this.tables.jobs ?? []).filter((row) => row.is_active === true);
    for (const [column, value] of search) {
      const wanted = /^eq\.(.*)$/s.exec(value)?.[1];
      if (wanted !== undefined) rows = rows.filter((row) => String(row[column]) === wanted);
    }
    const order = /^([a-z_]+)\.asc$/.exec(search.get('order') ?? '')?.[1];
    if (order !== undefined) rows.sort((a, b) => Number(a[order]) - Number(b[order]));
    const columns = search.get('select') ?? '*';
    const limited = rows.slice(0, Number(search.get('limit') ?? rows.length));
    if (columns === '*') return { status: 200, body: limited };
    const names = columns.split(',');
    return {
      status: 200,
      body: limited.map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))),
    };
  }

  #insert(table: string, columns: Readonly<Record<string, boolean>>, body: string): Answer {
    const row = parseRow(body);
    if (row === null) return problem(400, 'PGRST102', 'Empty or invalid json');
    for (const name of Object.keys(row)) {
      if (!Object.hasOwn(columns, name)) {
        return problem(400, 'PGRST204', `Could not find the '${name}' column of '${table}'`);
      }
    }
    for (const [name, nullable] of Object.entries(columns)) {
      if (!nullable && typeof row[name] !== 'string') {
        return problem(400, '23502', `null value in column "${name}" violates not-null constraint`);
      }
    }
    if ('status' in columns && row.status !== 'new') {
      return problem(401, '42501', 'new row violates row-level security policy');
    }
    this.tables[table]?.push(row);
    return { status: 201 };
  }
}

function parseRow(body: string): Row | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? { ...parsed }
      : null;
  } catch {
    return null;
  }
}
