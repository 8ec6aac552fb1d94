export default function Placeholder() {
  return <h1>Placeholder</h1>;
}
