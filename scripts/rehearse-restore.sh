#!/usr/bin/env bash
# Restores a dump of data (standard input) into an empty PostgreSQL with our migrations, and compares the number of rows.
# Usage: age --decrypt -i KEY website.sql.age | bash scripts/rehearse-restore.sh postgres://…
set -euo pipefail
cd "$(dirname "$0")/.."
sql() { psql --quiet --no-psqlrc --tuples-only --no-align -v ON_ERROR_STOP=1 "$1" "${@:2}"; }
dump=$(mktemp)
trap 'rm -f "$dump"' EXIT
cat > "$dump"
for file in scripts/local-supabase/roles.sql supabase/migrations/*.sql; do
  sql "$1" --single-transaction --file "$file"
done
tables=$(sql "$1" -c "select string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname in ('public', 'private')")
sql "$1" --single-transaction -c 'set session_replication_role = replica' -c "truncate $tables" --file "$dump" > /dev/null
found=0
while read -r table rows; do
  restored=$(sql "$1" -c "select count(*) from $table")
  echo "$table: $restored of $rows"
  [ "$restored" = "$rows" ] || exit 1
  found=$((found + 1))
done < <(awk '/^COPY /{table = $2; rows = 0; inside = 1; next} inside && /^\\\.$/{print table, rows; inside = 0} inside{rows++}' "$dump")
# A dump that was cut or is empty has no tables.
[ "$found" -gt 0 ]
