// Join Our Team, and the page of a job around the job itself. Not in collections.server.ts: the loading views are made in
// the browser. The jobs come from the database.
export { careers, job as jobPage } from '#content';
