vcl 4.1;

# A front for the site (docs/decisions/049), for Varnish 7.1 with varnish-modules. How it is started: README.md beside it.
#
# What is kept, for how long, and under which keys, is said by the instance that answers, to a front that knows
# FRONT_SECRET. Whatever it says nothing of goes by.

import std;
import var;
import xkey;

include "instances.vcl";

sub vcl_init {
    if (std.getenv("FRONT_SECRET") == "") {
        return (fail("FRONT_SECRET is not set."));
    }
    # Points of each instance on the director's ring, of which a quarter is drawn from (below). With its usual 67, one of two
    # instances was given up to 73 % of what is fetched, by their names.
    instances.reconfigure(replicas = 10000);
}

# Most requests are answered from a copy, so that what is done for each of them costs most: headers are looked through one
# by one. What only an instance would read is removed in vcl_backend_fetch.
sub vcl_recv {
    if (req.method == "PURGE") {
        call purge_keys;
    }
    if (req.restarts == 0) {
        unset req.http.x-front-address;
        unset req.http.x-front-mode;
        unset req.http.x-front-whole;
        unset req.http.x-cache;
        unset req.http.x-front-bucket;
        unset req.http.x-front-drawn;
    }
    if (req.method != "GET" && req.method != "HEAD") {
        # Never a pipe: what follows on the connection would go past these rules.
        return (pass);
    }
    # All that isn't a page is found by one pattern, since every hit pays for each. Most of it goes by, with its cookies.
    if (req.url ~ "^(?:/api/|/(?:livez|readyz)(?:\?|$)|(?:/[a-z]{2}(?:-[a-z]{2})?)?/(?:login|join|settings|my-events|slice-simulator)(?:/|\?|$))") {
        call pass_what_is_no_page;
    }
    call pass_what_is_personal;
    call normalize;
    call choose_form;
    return (hash);
}

# PURGE with the secret and `surrogate-key: key key …`. Purged copies are asked for anew, and serve only while no instance
# answers; with `x-front-purge: hard` not even then.
sub purge_keys {
    if (req.http.x-front-secret != std.getenv("FRONT_SECRET")) {
        return (synth(403, "Forbidden"));
    }
    if (req.http.x-front-purge == "hard") {
        set req.http.x-purged = xkey.purge(req.http.surrogate-key);
    } else {
        set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
    }
    # A soft purge leaves out copies whose lifetime is over already; vcl_hit looks at this instead.
    var.global_set("purged", std.time2real(now, 0.0));
    if (req.http.surrogate-key ~ "(^| )all( |$)") {
        if (req.http.x-flag-forms) {
            var.global_set("flag_forms", req.http.x-flag-forms);
        } else {
            var.global_set("flag_forms", "");
        }
    }
    return (synth(200, "Purged"));
}

# A size of a picture is the same for everybody, players included, and no coding makes it smaller. Instances read four
# parameters; visitors can make up others without end.
sub prepare_picture {
    unset req.http.cookie;
    unset req.http.accept-encoding;
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:w|h|ar|fm)=)[^&]*(&|$)", "");
    set req.url = regsub(req.url, "[?&]+$", "");
}

# Of the API only what is the same for everybody.
sub pass_what_is_no_page {
    if (req.url ~ "^/api/sizes/") {
        call prepare_picture;
    } elsif (req.url !~ "^/api/(?:events/calendar(?:\?|$)|calendars/(?:series|tags)/|pictures/|contact/form(?:\?|$))") {
        return (pass);
    }
}

sub pass_what_is_personal {
    if (req.http.cookie) {
        # All of them: a rule that looks at the first one could be deceived by a second.
        std.collect(req.http.cookie, "; ");
        if (req.http.cookie ~ "(?i)(^|;)\s*(__(host|secure)-)?(session|draft|intent|sign_in_|signed_in|__prerender_bypass|__next_preview|io\.prismic\.preview)") {
            return (pass);
        }
        # A calendar of a choice is made for one request, in the time zone that the visitor has chosen.
        if (req.http.cookie ~ "(^|;)\s*(__Host-)?zone=" && req.url ~ "^(/[a-z]{2}(-[a-z]{2})?)?/events\?") {
            set req.http.x-front-whole = "yes";
            return (pass);
        }
        set req.http.x-front-bucket = regsub(req.http.cookie, "^(?:.*;\s*)?(?:__Host-)?bucket=(\d\d?)(?:;.*)?$", "\1");
        # Whom the answer is for must not decide what it is.
        unset req.http.cookie;
    }
    # Parts of pages, which the framework's script asks for: the answer depends on several more headers.
    if (req.http.authorization || req.http.x-player
        || req.http.rsc || req.http.next-action || req.http.next-router-state-tree || req.http.next-router-prefetch
        || req.http.next-router-segment-prefetch || req.http.next-url) {
        return (pass);
    }
    # Who would rather have Markdown is led to its address (docs/decisions/061), which is kept like any other.
    if (req.http.accept ~ "(?i)text/markdown" && req.url !~ "^[^?]*\.md(\?|$)") {
        return (pass);
    }
}

# One copy for requests that have the same answer.
sub normalize {
    if (req.http.accept-encoding != "gzip") {
        call normalize_encoding;
    }
    if (std.strstr(req.url, "?")) {
        # Parameters that only say where a visitor comes from, and one that the browser alone reads (docs/decisions/070). The address
        # itself stays as it is, since a redirect keeps them.
        set req.http.x-front-address = regsuball(req.url,
            "(?<=[?&])(utm_[a-z_]+|campaign|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|_gl)(=[^&]*)?(&|$)", "");
        set req.http.x-front-address = std.querysort(regsub(req.http.x-front-address, "[?&]+$", ""));
        # Any other may lead to a page of its own. Visitors can invent them without end, so nothing is kept under them.
        if (req.http.x-front-address ~ "\?" && req.url !~ "^/api/") {
            set req.http.x-front-whole = "yes";
            return (pass);
        }
    }
}

# Encodings as lib/delivery/content-coding.ts reads them. Brotli is asked for together with gzip, which an instance sends until
# it has compressed a page. What most browsers send is compared first.
sub normalize_encoding {
    if (req.http.accept-encoding == "gzip, deflate, br, zstd" || req.http.accept-encoding == "gzip, deflate, br"
        || req.http.accept-encoding ~ "(?i)(^|,)\s*br\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))") {
        set req.http.accept-encoding = "br, gzip";
    } elsif (req.http.accept-encoding ~ "(?i)(^|,)\s*gzip\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))") {
        set req.http.accept-encoding = "gzip";
    } else {
        unset req.http.accept-encoding;
    }
}

# While flags are on for a share of visitors, pages have a few forms (docs/decisions/065). The instances say for which buckets
# of visitors there is another form than the plain one, and which bucket stands for all with the same form: `,3=3,17=3,`.
# Only the latter is passed on, so that there are as many copies as forms, whatever visitors send.
sub choose_form {
    if (!std.strstr(var.global_get("flag_forms"), ",")) {
        unset req.http.x-front-bucket;
        return;
    }
    if (req.http.x-front-bucket !~ "^\d\d?$") {
        unset req.http.x-front-bucket;
        # A browser that goes to a page gets a bucket with the answer, by which this one is chosen already.
        if (req.restarts == 0 && req.method == "GET" && req.http.sec-fetch-mode == "navigate"
            && req.http.user-agent !~ "(?i)bot|crawl|spider|slurp|preview|externalhit|lighthouse") {
            set req.http.x-front-drawn = regsub(std.random(0, 99.99), "\..*$", "");
        }
        set req.http.x-front-bucket = req.http.x-front-drawn;
    }
    # The cookie is not passed on, so that an instance would give another one.
    unset req.http.sec-fetch-mode;
    set req.http.x-front-bucket = regsub(
        std.strstr(var.global_get("flag_forms"), "," + req.http.x-front-bucket + "="), "^,\d+=(\d+),.*$", "\1");
    if (req.http.x-front-bucket !~ "^\d\d?$") {
        unset req.http.x-front-bucket;
    }
}

sub vcl_hash {
    # Not the host: there is one site, and no answer that is kept depends on it.
    if (req.http.x-front-address) {
        hash_data(req.http.x-front-address);
    } else {
        hash_data(req.url);
    }
    if (req.http.x-front-bucket) {
        hash_data("bucket " + req.http.x-front-bucket);
    }
    return (lookup);
}

sub vcl_hit {
    if (obj.ttl >= 0s) {
        return (deliver);
    }
    set req.http.x-cache = "stale";
    # The lifetime is over. A copy that may have been purged since, or is older than the instance allows, serves only if no
    # instance answers; any other serves once more, while it is fetched anew.
    if (req.http.x-front-mode != "stale" && std.healthy(instances.backend())
        && (now + obj.ttl < std.time(var.global_get("purged"), now - 365d) + 10ms
            || obj.ttl + std.duration(obj.http.x-front-while-revalidate, 0s) < 0s)) {
        set req.http.x-front-mode = "fresh";
        set req.grace = 0s;
        return (restart);
    }
    return (deliver);
}

sub vcl_miss {
    set req.http.x-cache = "miss";
    return (fetch);
}

sub vcl_pass {
    set req.http.x-cache = "pass";
    return (fetch);
}

sub vcl_pipe {
    return (synth(405, "Method Not Allowed"));
}

sub vcl_backend_fetch {
    call remove_forged_headers;
    if (bereq.method == "GET" && !bereq.uncacheable) {
        set bereq.http.x-front-secret = std.getenv("FRONT_SECRET");
        # A copy in gzip would stay one: an entity tag is that of all encodings.
        unset bereq.http.if-none-match;
        unset bereq.http.if-modified-since;
    } else {
        unset bereq.http.x-front-bucket;
    }
    # Any instance, and another one for what is asked once more: one that was killed is taken for healthy until its probes have
    # failed.
    if (bereq.retries == 0) {
        var.set_int("instance", std.integer(real=std.random(0, 1000000000)));
    }
    set bereq.backend = instances.backend(by=KEY, key=var.get_int("instance"), alt=bereq.retries, healthy=ALL);
    return (fetch);
}

# Headers that mean something between a front and its instances, or within an instance. An instance removes them as well.
sub remove_forged_headers {
    unset bereq.http.x-front-secret;
    unset bereq.http.x-front-purge;
    unset bereq.http.x-front-address;
    unset bereq.http.x-front-drawn;
    unset bereq.http.x-flag-form;
    unset bereq.http.x-cache;
    unset bereq.http.xkey;
    unset bereq.http.surrogate-key;
    unset bereq.http.surrogate-control;
    unset bereq.http.surrogate-capability;
    unset bereq.http.cdn-cache-control;
    unset bereq.http.cache-tag;
    unset bereq.http.x-client-network;
    unset bereq.http.x-client-country;
    unset bereq.http.x-reads-heads;
    unset bereq.http.x-page-status;
    unset bereq.http.x-page-data;
    unset bereq.http.forwarded;
    unset bereq.http.x-forwarded-host;
    unset bereq.http.x-forwarded-proto;
    unset bereq.http.x-real-ip;
    unset bereq.http.proxy;
    # The header that COUNTRY_HEADER names. Where a proxy before this one writes it, remove this line.
    unset bereq.http.cf-ipcountry;
    # x-forwarded-for stays: Varnish has added its caller to it, and TRUSTED_PROXIES counts from this end.
}

sub vcl_backend_response {
    if (beresp.status >= 500 && (bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries == 0) {
        return (retry);
    }
    if (bereq.uncacheable) {
        if (bereq.http.x-front-whole) {
            # Complete before it is sent, like what is kept. A player's page is sent in parts, as it comes.
            set beresp.do_stream = false;
        }
        call remove_own_headers;
        return (deliver);
    }
    if (beresp.status >= 500) {
        # Delivered at once, it would take the place of an earlier form, which is better than a failure (vcl_synth).
        if (bereq.is_bgfetch || bereq.http.x-front-mode != "stale") {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        call remove_own_headers;
        return (deliver);
    }
    if (beresp.status == 200 && beresp.http.surrogate-control ~ "(^|,\s*)max-age=[1-9]"
        && !beresp.http.set-cookie && beresp.http.cache-control !~ "(?i)private|no-store") {
        set beresp.ttl = std.duration(
            regsub(beresp.http.surrogate-control, "^(?:.*,\s*)?max-age=(\d+).*$", "\1s"), 0s);
        set beresp.grace = std.duration(
            regsub(beresp.http.surrogate-control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
        set beresp.http.x-front-while-revalidate =
            regsub(beresp.http.surrogate-control, "^.*stale-while-revalidate=(\d+).*$", "\1s");
        set beresp.keep = 0s;
        # Not before it is complete: an answer that breaks off can then be asked of another instance.
        set beresp.do_stream = false;
        set beresp.http.xkey = beresp.http.surrogate-key;
        if (beresp.http.x-flag-forms) {
            var.global_set("flag_forms", beresp.http.x-flag-forms);
        }
        call remove_own_headers;
        # Visitors can make up any number of these; they displace only each other.
        if (bereq.url ~ "^/api/" || bereq.url ~ "/(events/view|news)/") {
            set beresp.storage = storage.open;
        } else {
            set beresp.storage = storage.pages;
        }
        return (deliver);
    }
    # Requests for what is not kept don't wait for each other.
    set beresp.uncacheable = true;
    if (beresp.http.content-type ~ "(?i)^text/html") {
        set beresp.do_stream = false;
    }
    set beresp.ttl = 2s;
    set beresp.grace = 0s;
    call remove_own_headers;
    return (deliver);
}

# Headers for a front.
sub remove_own_headers {
    unset beresp.http.surrogate-key;
    unset beresp.http.surrogate-control;
    unset beresp.http.cdn-cache-control;
    unset beresp.http.cache-tag;
    unset beresp.http.x-flag-forms;
    unset beresp.http.x-nextjs-cache;
}

sub vcl_backend_error {
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
        return (retry);
    }
    if (bereq.is_bgfetch || (!bereq.uncacheable && bereq.http.x-front-mode != "stale")) {
        return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.http.content-type = "text/plain; charset=utf-8";
    set beresp.http.cache-control = "no-store";
    set beresp.http.retry-after = "5";
    set beresp.body = "Service Unavailable";
    return (deliver);
}

sub vcl_deliver {
    set resp.http.x-cache = "hit";
    if (req.http.x-cache) {
        set resp.http.x-cache = req.http.x-cache;
    }
    # Beside what is kept, which is the same for everybody.
    if (resp.http.x-flag-cookie && req.http.x-front-drawn) {
        set resp.http.set-cookie = regsub(resp.http.x-flag-cookie, "=", "=" + req.http.x-front-drawn);
    }
    unset resp.http.x-flag-cookie;
    unset resp.http.xkey;
    unset resp.http.x-front-while-revalidate;
    unset resp.http.x-varnish;
    unset resp.http.via;
    return (deliver);
}

sub vcl_synth {
    # No instance has answered, or only with a failure. The second time its failure is delivered, if there is no copy.
    if (resp.status == 503 && req.http.x-cache == "miss" && req.http.x-front-mode != "stale") {
        set req.http.x-front-mode = "stale";
        set req.grace = 365d;
        return (restart);
    }
    set resp.http.content-type = "text/plain; charset=utf-8";
    set resp.http.cache-control = "no-store";
    if (req.http.x-purged) {
        set resp.http.x-purged = req.http.x-purged;
    }
    set resp.body = resp.reason;
    return (deliver);
}
