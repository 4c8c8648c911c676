# Varnish with the modules that deploy/varnish needs.
ARG DEBIAN_IMAGE=debian:trixie-slim
ARG DEBIAN_DIGEST
FROM ${DEBIAN_IMAGE}@${DEBIAN_DIGEST}
RUN apt-get update && apt-get install -y --no-install-recommends varnish varnish-modules && rm -rf /var/lib/apt/lists/*
COPY deploy/varnish/front.vcl deploy/compose/instances.vcl /etc/site/
USER varnish
CMD ["varnishd", "-F", "-n", "/tmp/front", "-a", "127.0.0.1:8080", "-f", "/etc/site/front.vcl", "-p", "vcl_path=/etc/site", "-p", "http_gzip_support=off", "-p", "timeout_idle=75", "-p", "http_req_hdr_len=16k", "-p", "vsl_mask=-ReqHeader,-ReqUnset,-RespHeader,-RespUnset,-BereqHeader,-BereqUnset,-BerespHeader,-BerespUnset,-ObjHeader,-ObjUnset,-ObjProtocol,-ObjReason,-VCL_call,-VCL_return,-VCL_use,-VCL_acl", "-s", "pages=malloc,512m", "-s", "open=malloc,128m"]
