export function Logo() {
  return (
    <svg className="size-9" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2l6 9H6zM12 9l7 10H5z" fill="currentColor" />
    </svg>
  );
}
