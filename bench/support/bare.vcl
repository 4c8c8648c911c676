vcl 4.1;

# Varnish without rules, for bench/front.ts: keeps every answer for an hour. What it costs the site's rules can't avoid.
include "instances.vcl";

sub vcl_backend_fetch {
    set bereq.backend = instances.backend();
}

sub vcl_backend_response {
    set beresp.ttl = 1h;
    return (deliver);
}
